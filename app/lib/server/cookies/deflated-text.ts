import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate/browser";

/*
 * CompressionStream takes nearly a millisecond of processor time for a small cookie, fflate some
 * hundredths.
 */

export function deflate(text: string): Uint8Array<ArrayBuffer> {
  return deflateSync(strToU8(text));
}

export function inflate(bytes: ArrayBuffer): string {
  return strFromU8(inflateSync(new Uint8Array(bytes)));
}
