import { readFileSync } from "node:fs";
import { type GraphQLSchema, extendSchema, parse } from "graphql";

/** The schema files of a newer level, in order. */
const FILES = { "2.4.7": ["newer.graphql"], "2.4.8": ["newer.graphql", "newer-2.4.8.graphql"] };

/** What Razorpay's module adds to any of them. */
export function razorpayModule(): string {
  return readFileSync(new URL("recordings/razorpay-module.graphql", import.meta.url), "utf8");
}

/**
 * A recorded 2.4.6 with what later and Commerce editions add to it (docs/decisions/0014). The recorded shop had attributes of its
 * own, which the gift card lacks: the whole is not held to the letter of interfaces.
 */
export function withNewer(schema: GraphQLSchema, level: keyof typeof FILES = "2.4.7"): GraphQLSchema {
  const texts = FILES[level].map((name) =>
    readFileSync(new URL(`../../demo-backend/schema/${name}`, import.meta.url), "utf8"),
  );
  return [...texts, razorpayModule()].reduce(
    (known, text) => extendSchema(known, parse(text), { assumeValid: true }),
    schema,
  );
}
