import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The encoding a browser takes, the smallest first. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (/\bbr\b/.test(acceptEncoding ?? "")) return "br";
  return /\bgzip\b/.test(acceptEncoding ?? "") ? "gzip" : "identity";
}

/** 6 is where text stops shrinking for the time it takes. */
export const QUICK_BROTLI = 6;

/** Two thirds of that time for a twelfth more bytes: for a page that costs little else. */
export const QUICKEST_BROTLI = 4;

export function brotliParams(quality: number): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    // 256 KB, as much as a page has: the 4 MB it is otherwise are asked of the system for each page.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  };
}

/** A whole text in one piece. `isBest` takes a hundred times as long for a tenth less. */
export async function compressed(text: string, encoding: Encoding, isBest: boolean): Promise<Buffer> {
  const bytes = Buffer.from(text);
  if (encoding === "identity") return bytes;
  if (encoding === "gzip") return zip(bytes, { level: isBest ? 9 : 6 });
  return brotli(bytes, { params: brotliParams(isBest ? constants.BROTLI_MAX_QUALITY : QUICK_BROTLI) });
}
