/**
 * Packs recorded answers of a real Magento into tests/contract/recordings: one line a request,
 * sorted by name, and the schema.
 *   npx tsx tests/contract/pack-recordings.ts FOLDER FOLDER holds transcripts/ and transcripts-2/
 *   with one JSON file a request, and introspection.json.
 */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { constants, gzipSync } from "node:zlib";
import { printSchema } from "graphql";
import { readIntrospection } from "./read-introspection.ts";
import type { RecordedShop, Recording } from "./recordings.ts";

const folders: Record<RecordedShop, string> = { electronics: "transcripts", sample: "transcripts-2" };
/** Headers about lifetime and cache scope. The others are the web server's. */
const keptHeaders = ["content-type", "cache-control", "x-magento-cache-id", "x-magento-tags"];

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error("packing recordings: name the folder they lie in");
for (const [shop, folder] of Object.entries(folders)) {
  const files = readdirSync(join(source, folder)).filter((file) => file.endsWith(".json"));
  const lines = files
    .sort()
    .map((file) => JSON.stringify(slim(file, readFileSync(join(source, folder, file), "utf8"))));
  pack(`${shop}.ndjson.gz`, `${lines.join("\n")}\n`);
}
const introspection = readFileSync(join(source, "introspection.json"), "utf8");
pack("schema-2.4.6.graphql.gz", printSchema(readIntrospection(introspection)));

function slim(file: string, text: string): Recording {
  const { request, response } = JSON.parse(text) as Omit<Recording, "name">; // as it was recorded
  const headers = Object.entries(response.headers).filter(([name]) => keptHeaders.includes(name));
  return {
    name: file.slice(0, -".json".length),
    request,
    response: { status: response.status, headers: Object.fromEntries(headers), body: response.body },
  };
}

function pack(file: string, text: string): void {
  const path = fileURLToPath(new URL(`recordings/${file}`, import.meta.url));
  writeFileSync(path, gzipSync(text, { level: constants.Z_BEST_COMPRESSION }));
}
