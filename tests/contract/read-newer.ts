import { readFileSync } from "node:fs";
import { type GraphQLSchema, extendSchema, parse } from "graphql";

const FILES = {
  "2.4.7": ["newer.graphql", "newer-guest-order.graphql", "newer-captcha.graphql", "newer-2.4.9.graphql"],
  "2.4.8": ["newer.graphql", "newer-guest-order.graphql", "newer-captcha.graphql", "newer-2.4.8.graphql"],
};

export function razorpayModule(): string {
  return readFileSync(new URL("recordings/razorpay-module.graphql", import.meta.url), "utf8");
}

/**
 * Not strict: the recorded shop had custom attributes that the added gift card lacks
 * (docs/decisions/0014).
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
