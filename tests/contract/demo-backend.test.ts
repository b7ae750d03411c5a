import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildASTSchema, buildSchema, concatAST, extendSchema, Kind, parse } from "graphql";
import { expect, test } from "vitest";
import { missingFrom } from "./contains-schema.ts";
import { SLICE_FILE } from "./documents.ts";

const FOLDER = fileURLToPath(new URL("../../demo-backend/schema/", import.meta.url));

test("demo-backend's schema has all that the shop's documents touch", () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".graphql"));
  const { definitions } = concatAST(files.map((name) => parse(readFileSync(join(FOLDER, name), "utf8"))));
  const isExtension = ({ kind }: { kind: Kind }) => kind.endsWith("Extension");
  const base = buildASTSchema(
    { kind: Kind.DOCUMENT, definitions: definitions.filter((node) => !isExtension(node)) },
    { assumeValidSDL: true },
  );
  const schema = extendSchema(
    base,
    { kind: Kind.DOCUMENT, definitions: definitions.filter(isExtension) },
    { assumeValidSDL: true },
  );
  expect(missingFrom(schema, buildSchema(readFileSync(SLICE_FILE, "utf8")))).toEqual([]);
});
