/**
 * Writes tests/contract/schemas/<release>.graphql: the part of each release's published schema that
 * the shop's documents touch, also where its types differ from ours.
 *   npx tsx tests/contract/published-schemas.ts <folder with 2.4.6.graphql, 2.4.7.graphql …>
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema } from "graphql";
import { INPUT_FIELDS } from "./documents.ts";
import { pruneSchema } from "./prune-schema.ts";
import { publishedFile, RELEASES, sentTo } from "./releases.ts";

const [folder = ""] = process.argv.slice(2);

for (const release of RELEASES) {
  const schema = buildSchema(readFileSync(join(folder, `${release}.graphql`), "utf8"), { assumeValid: true });
  writeFileSync(
    publishedFile(release),
    pruneSchema(schema, sentTo(schema), { allowList: INPUT_FIELDS, keepsDeprecated: true }),
  );
}
