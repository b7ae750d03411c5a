import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";

export interface Line {
  number: number;
  text: string;
}

/** Decompresses .gz files. */
export async function* readLines(file: string): AsyncGenerator<Line> {
  const packed = createReadStream(file);
  const source = file.endsWith(".gz") ? packed.pipe(createGunzip()) : packed;
  // pipe does not forward errors of its source.
  if (source !== packed) packed.once("error", (error) => source.destroy(error));
  let number = 0;
  for await (const text of createInterface({ input: source, crlfDelay: Infinity })) {
    number += 1;
    if (text.trim() !== "") yield { number, text };
  }
}
