/**
 * Writes app/lib/commerce/wire/generated/schema.graphql: the part of Magento's schema that the
 * shop's documents touch.
 *   npx tsx tests/contract/slice-schema.ts [path/to/introspection.json] Without a file it is cut
 *   from the schema among the recordings.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { specifiedRules, validate } from "graphql";
import { INPUT_FIELDS, SLICE_FILE, readDocuments } from "./documents.ts";
import { pruneSchema } from "./prune-schema.ts";
import { readIntrospection } from "./read-introspection.ts";
import { withNewer } from "./read-newer.ts";
import { recordedSchema } from "./recordings.ts";

const [file] = process.argv.slice(2);

const schema = withNewer(file ? readIntrospection(readFileSync(file, "utf8")) : recordedSchema());
const documents = readDocuments();
const faults = validate(schema, documents, specifiedRules);
if (faults.length > 0) throw new Error(`slicing the schema: the documents do not fit it\n${faults.join("\n")}`);
writeFileSync(SLICE_FILE, pruneSchema(schema, documents, { allowList: INPUT_FIELDS }));
