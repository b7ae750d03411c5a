import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate/browser";

/*
 * Not with CompressionStream, which costs a request nearly a millisecond of processor time for a cookie of a few hundred bytes, where this costs some
 * hundredths.
 */

/** Compresses text to about half its size, more for scripts with three bytes per letter; raw Deflate. */
export function deflate(text: string): Uint8Array<ArrayBuffer> {
  return deflateSync(strToU8(text));
}

/** Throws for bytes that are none of `deflate`'s. */
export function inflate(bytes: ArrayBuffer): string {
  return strFromU8(inflateSync(new Uint8Array(bytes)));
}
