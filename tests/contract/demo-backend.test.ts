import { readFileSync } from "node:fs";
import { buildSchema, extendSchema, parse } from "graphql";
import { expect, test } from "vitest";
import { createBackendSchema } from "../../demo-backend/resolvers/schema.ts";
import { missingFrom } from "./contains-schema.ts";
import { SLICE_FILE } from "./documents.ts";
import { razorpayModule } from "./read-newer.ts";

test("the demo backend's schema has everything that the shop's documents use", () => {
  const slice = buildSchema(readFileSync(SLICE_FILE, "utf8"));
  const [first = [], ...others] = (["2.4.7", "2.4.8", "2.4.9"] as const).map((level) =>
    missingFrom(createBackendSchema(level, { razorpay: true }), slice),
  );
  expect(first.filter((field) => others.every((missing) => missing.includes(field)))).toEqual([]);
});

test("the demo backend has Razorpay's schema only when it is installed", () => {
  const installed = createBackendSchema("2.4.7", { razorpay: true });
  const recorded = extendSchema(createBackendSchema("2.4.7"), parse(razorpayModule()));
  expect(missingFrom(installed, recorded)).toEqual([]);
  expect(missingFrom(createBackendSchema("2.4.7"), recorded)).toContain("Mutation.placeRazorpayOrder");
});
