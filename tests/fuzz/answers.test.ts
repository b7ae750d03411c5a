import { readFileSync } from "node:fs";
import fc from "fast-check";
import { buildSchema, isObjectType } from "graphql";
import { describe, expect, test } from "vitest";
import type { Commerce } from "~/lib/commerce/commerce.server";
import { isCommerceError } from "~/lib/commerce/model/errors";
import { connectTo } from "../contract/connect.ts";
import { everyCall, openModules } from "./every-call.ts";
import { generateAnswer } from "./generated-answer.ts";
import { hostileJson } from "./hostile.ts";
import { type Random, randomOf } from "./random.ts";
import { checkProperty } from "./seeded.ts";

const isFullMatrix = process.env["TEST_MATRIX"] === "full";
/** What an older and the newest release of Magento can do. */
const OLDER = ["estimateShippingMethods", "estimateTotals", "guestOrder", "cancelOrder", "contactUs", "deleteCustomer"];
const RELEASES = [
  OLDER,
  rootFields(readFileSync(new URL("../contract/schemas/2.4.9.graphql", import.meta.url), "utf8")),
];

function rootFields(schema: string): string[] {
  const types = buildSchema(schema).getTypeMap();
  return ["Query", "Mutation", "StoreConfig"].flatMap((name) => {
    const type = types[name];
    return isObjectType(type) ? Object.keys(type.getFields()) : [];
  });
}

function connect(answer: (query: string) => Response, capabilities: readonly string[]): Commerce {
  return connectTo(
    { endpoint: "http://backend.test/graphql" },
    {
      currency: null,
      token: "t".repeat(32),
      waitUntil: (work) => void work.catch(() => undefined),
      requestId: "fuzz",
      capabilities,
      fetch: async (url, { body }) => {
        const request =
          typeof body === "string"
            ? (JSON.parse(body) as { query: string }).query
            : new URL(url).searchParams.get("query"); // the client's own
        return answer(request ?? "");
      },
    },
  );
}

/** The result is a value or a known error, not one thrown by a mapper. */
async function holdsFor(
  area: keyof typeof everyCall,
  call: string,
  answer: (query: string) => Response,
  release: readonly string[] = OLDER,
): Promise<void> {
  const commerce = connect(answer, release);
  const areas = { ...commerce, ...openModules(commerce) };
  const calls = everyCall[area] as Record<string, (area: unknown) => unknown>; // each takes its own area
  try {
    await calls[call]?.(areas[area]);
  } catch (error) {
    if (!isCommerceError(error)) throw error;
  }
}

const text = (body: string, status = 200) => new Response(body, { status });
const json = (value: unknown) => text(JSON.stringify(value));

const ERRORS = [
  [],
  [],
  [{ message: "Something went wrong", extensions: { category: "graphql-input" } }],
  [null, 17, { message: 17 }, { extensions: [] }],
];

function answered(query: string, random: Random): Response {
  return json({ data: generateAnswer(query, random), errors: random.of(ERRORS) });
}

const calls = Object.entries(everyCall).flatMap(
  ([area, methods]) => Object.keys(methods).map((method) => [area as keyof typeof everyCall, method] as const), // the keys of its own object
);

describe.each(calls)("%s.%s", (area, call) => {
  test("returns a value or a known error for any answer", async () => {
    const property = fc.asyncProperty(fc.integer(), (seed) => {
      const random = randomOf(seed);
      return holdsFor(area, call, (query) => answered(query, random), random.of(RELEASES));
    });
    await checkProperty(property, isFullMatrix ? 15 : 8);
  });

  test("returns an error for an invalid response", async () => {
    const bodies = [
      "",
      "null",
      "[]",
      "17",
      "<html>Maintenance</html>",
      '{"data":{"products":{"items":[',
      '{"data":null}',
      '{"errors":{}}',
      "[".repeat(100_000),
    ];
    for (const body of bodies)
      for (const status of isFullMatrix ? [200, 404, 502] : [200]) await holdsFor(area, call, () => text(body, status));
    await checkProperty(
      fc.asyncProperty(hostileJson, fc.constantFrom(...RELEASES), (data, release) =>
        holdsFor(area, call, () => json({ data }), release),
      ),
      5,
    );
  });
});

test("a response of 20 MB is aborted", async () => {
  let pulled = 0;
  const piece = new Uint8Array(1024 * 1024).fill(32);
  const endless = () =>
    new Response(
      new ReadableStream<Uint8Array>({
        pull: (controller) => ((pulled += 1) > 20 ? controller.close() : controller.enqueue(piece)),
      }),
    );
  await expect(connect(endless, OLDER).checkout.countries()).rejects.toSatisfy((error) =>
    isCommerceError(error, "contract"),
  );
  expect(pulled).toBeLessThan(12);
});
