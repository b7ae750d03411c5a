declare const contents: unique symbol;

/** A value on its way to the page as text. */
export type Packed<Value> = string & { readonly [contents]: Value };

/**
 * For trees and long lists of like things. What loaders return goes into the page in the framework's own format, which
 * numbers every value; numbers do not compress. As JSON two hundred categories take a third of the bytes.
 */
export function pack<Value>(value: Value): Packed<Value> {
  return JSON.stringify(value) as Packed<Value>; // what unpack reads
}

export function unpack<Value>(packed: Packed<Value>): Value {
  return JSON.parse(packed) as Value; // what pack wrote
}
