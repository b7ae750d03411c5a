import { existsSync, readdirSync, readFileSync } from "node:fs";

/** One request to a real Magento 2.4.6 and what it answered. They lie beside this repository, not in it. */
export interface Transcript {
  name: string;
  request: { method: string; query: string; variables?: Record<string, unknown>; headers?: Record<string, string> };
  response: { status: number; body: unknown };
}

const folder = new URL("../../../shared/contract/transcripts/", import.meta.url);

/** By name; empty where the recordings are not at hand. */
export function readTranscripts(): Map<string, Transcript> {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder).filter((file) => file.endsWith(".json"));
  return new Map(
    names.map((file) => {
      const name = file.slice(0, -".json".length);
      const told = JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Omit<Transcript, "name">; // as they were written
      return [name, { ...told, name }];
    }),
  );
}
