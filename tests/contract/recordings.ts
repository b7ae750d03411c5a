import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { type GraphQLSchema, buildSchema } from "graphql";

/**
 * A request to a real Magento 2.4.6 and its answer. Tokens and passwords are replaced by
 * placeholders in <>.
 */
export interface Recording {
  name: string;
  request: { method: string; query: string; variables?: Record<string, unknown>; headers?: Record<string, string> };
  response: { status: number; headers: Record<string, string>; body: unknown };
}

/**
 * Two shops were recorded: an electronics shop, and Magento's sample shop with some electronics.
 */
export const recordedShops = ["electronics", "sample"] as const;
export type RecordedShop = (typeof recordedShops)[number];

const read = new Map<RecordedShop, ReadonlyMap<string, Recording>>();

export function recordingsOf(shop: RecordedShop): ReadonlyMap<string, Recording> {
  const known = read.get(shop);
  if (known) return known;
  const lines = unpack(`${shop}.ndjson.gz`).trimEnd().split("\n");
  const recordings = lines.map((line) => JSON.parse(line) as Recording); // as pack-recordings.ts wrote it
  const byName = new Map(recordings.map((each) => [each.name, each]));
  read.set(shop, byName);
  return byName;
}

/**
 * Requests to a Magento 2.4.8 with what merchants switch on, by the file they were recorded in.
 * People are invented, tokens masked.
 */
export function merchantRecordings(): readonly Recording[] {
  const lines = unpack("merchants-2.4.8.ndjson.gz").trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line) as Recording); // packed in this form
}

/**
 * A recording by name, such as "op-PickupPlaces-refused" or "extras/storeConfig--useful"; if both
 * shops have it, the sample shop's.
 */
export function recording(name: string): Recording {
  const found =
    recordingsOf("sample").get(name) ??
    recordingsOf("electronics").get(name) ??
    merchantRecordings().find((each) => each.name === name);
  if (!found) throw new Error(`Reading a recording: there is none called ${name}`);
  return found;
}

export function recordedData<Data>(name: string): Data {
  const { body } = recording(name).response;
  if (typeof body !== "object" || body === null || !("data" in body))
    throw new Error(`${name} was answered without data`);
  return body.data as Data; // what was recorded for a document is of the type that the document has
}

export function recordedSchema(): GraphQLSchema {
  return buildSchema(unpack("schema-2.4.6.graphql.gz"), { assumeValid: true });
}

function unpack(file: string): string {
  return gunzipSync(readFileSync(new URL(`recordings/${file}`, import.meta.url))).toString("utf8");
}
