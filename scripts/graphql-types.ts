import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { preset } from "@graphql-codegen/client-preset";
import { codegen } from "@graphql-codegen/core";
import { buildASTSchema, type DocumentNode, Kind, type ListTypeNode, parse, print, Source, visit } from "graphql";
import { answerShape } from "./answer-shape";

/**
 * Part of `npm run generate`: writes types and strings of all GraphQL documents; with `--check` it
 * only compares. Calls the generator's core, because its CLI brings 200 packages for schemas and
 * settings from elsewhere.
 */
const FOLDERS = ["app/lib/commerce", "app/features/checkout/payment-providers"];
const SCHEMA = "app/lib/commerce/wire/generated/schema.graphql";
const read = (file: string) => parse(new Source(readFileSync(file, "utf8"), file), { noLocation: true });

const documents = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
)
  .filter((file) => file.endsWith(".graphql") && !file.startsWith(dirname(SCHEMA)))
  .sort()
  .map((location) => ({ location, document: read(location) }))
  .map((source) => ({ ...source, rawSDL: print(source.document) }));
if (documents.length === 0) throw new Error(`${FOLDERS.join(", ")}: no documents`);

const schemaDocument = read(SCHEMA);
const schema = buildASTSchema(schemaDocument);

/**
 * app/lib/commerce/transport/shape.server.ts removes nulls from lists, so types of answers have
 * none.
 */
const withoutNulls = visit(schemaDocument, {
  InputValueDefinition: () => false,
  ListType: {
    leave: ({ kind, type }): ListTypeNode =>
      type.kind === Kind.NON_NULL_TYPE ? { kind, type } : { kind, type: { kind: Kind.NON_NULL_TYPE, type } },
  },
});

const outputs = await preset.buildGeneratesSection({
  baseOutputDir: `${dirname(SCHEMA)}/`,
  schema: withoutNulls,
  documents,
  presetConfig: {
    fragmentMasking: false,
    onExecutableDocumentNode: (document: DocumentNode) => ({
      // A string: few shapes are parsed in the life of a process, so parsing all at the start would
      // waste time.
      shape: JSON.stringify(answerShape(document, schema)).replaceAll('"', ""),
    }),
  },
  config: {
    documentMode: "string",
    enumsAsTypes: true,
    useTypeImports: true,
    strictScalars: true,
    skipTypename: true,
    dedupeFragments: true,
    scalars: { ID: "string" },
  },
  plugins: [],
  pluginMap: {},
});
// The preset also makes a function that nobody calls (gql.ts), with a third copy of each document,
// and a barrel (index.ts).
for (const output of outputs.filter(({ filename }) => filename.endsWith("/graphql.ts"))) {
  const text = await codegen(output);
  if (!process.argv.includes("--check")) {
    mkdirSync(dirname(output.filename), { recursive: true });
    writeFileSync(output.filename, text);
  } else if (readFileSync(output.filename, "utf8") !== text)
    throw new Error(`${output.filename} is out of date: npm run generate`);
}
