declare const contents: unique symbol;

/** A value serialised as JSON text. */
export type Packed<Value> = string & { readonly [contents]: Value };

/**
 * For trees and long lists in loader data: Remix's format numbers every value, which compresses badly. As JSON a listing takes a third of
 * the bytes.
 */
export function pack<Value>(value: Value): Packed<Value> {
  return JSON.stringify(value) as Packed<Value>; // what unpack reads
}

export function unpack<Value>(packed: Packed<Value>): Value {
  return JSON.parse(packed) as Value; // what pack wrote
}
