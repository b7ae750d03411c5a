import { readFileSync } from "node:fs";
import { buildSchema } from "graphql";
import { expect, test } from "vitest";
import { createBackendSchema } from "../../demo-backend/resolvers/schema.ts";
import { missingFrom } from "./contains-schema.ts";
import { SLICE_FILE } from "./documents.ts";

test("demo-backend's schema has all that the shop's documents touch", () => {
  const slice = buildSchema(readFileSync(SLICE_FILE, "utf8"));
  expect(missingFrom(createBackendSchema(), slice)).toEqual([]);
});
