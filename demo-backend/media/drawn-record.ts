import { appendFile, readFile } from "node:fs/promises";

export interface DrawnRecord {
  has(path: string, hash: string): Promise<boolean>;
  add(path: string, hash: string): Promise<void>;
}

/** What each picture was drawn from, so that an interrupted run continues. */
export function openDrawnRecord(file: string): DrawnRecord {
  const reading = readFile(file, "utf8").then(toHashes, () => new Map<string, string>());
  return {
    has: async (path, hash) => (await reading).get(path) === hash,
    async add(path, hash) {
      (await reading).set(path, hash);
      // The line break comes first, so that a line truncated by a crash does not corrupt the next one.
      await appendFile(file, `\n${hash} ${path}`);
    },
  };
}

function toHashes(text: string): Map<string, string> {
  return new Map(text.split("\n").map((line) => [line.slice(41), line.slice(0, 40)]));
}
