import { createRequire } from "node:module";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { breachesIn, withSourceTree, type Breach } from "./cruise.ts";
import { root, sourceFiles } from "./source-tree.ts";

/** Modules that the violations import; harmless themselves. */
const MODULES = {
  "app/lib/server/cookies/cookies.server.ts": "export const session = 1;",
  "app/lib/server/request/parse-form.server.ts": "export const fields = 1; export type Fields = typeof fields;",
  "app/lib/forms/submission.ts": "export const state = 1;",
  "app/lib/seo/meta.ts": "export const meta = 1;",
  "app/lib/commerce/cart/line.ts": "export const line = 1;",
  "app/features/cart/cart-line.tsx": "export const line = 1;",
  "app/features/checkout/step.ts": "export type Step = string;",
  "app/features/checkout/testing/order.ts": "export const order = 1;",
  "app/lib/testing/shop.ts": 'import "~/lib/server/cookies/cookies.server"; export const shop = 1;',
  "app/features/checkout/payment-providers/hosted-pro/provider.ts": "export const hostedPro = 1;",
  "app/frame/header.tsx": "export const header = 1;",
  "app/lib/commerce/model/money.ts": "export const money = 1;",
  "app/lib/commerce/wire/generated/graphql.ts": "export type Wire = string;",
  "app/routes/checkout/steps.ts": "export const steps = 1;",
  "app/routes/cart_.remove.$line/line.ts": "export const line = 1;",
  "demo-backend/main.ts": "export const main = 1;",
};

/** One deliberate violation per rule, sometimes per half of a rule. */
const VIOLATIONS: readonly [rule: string, file: string, source: string][] = [
  ["R1-no-route-imports-another", "app/routes/cart/route.tsx", 'import "../checkout/steps";'],
  ["R1-no-route-imports-another", "app/routes/cart/shares-a-beginning.ts", 'import "../cart_.remove.$line/line";'],
  ["R1-no-route-imports-another", "app/routes/$/route.tsx", 'import "../checkout/steps";'],
  ["R1-no-route-imports-another", "app/routes/p.$sku/route.tsx", 'import "../cart_.remove.$line/line";'],
  ["R2-imports-go-down", "app/ui/field.tsx", 'import "~/features/cart/cart-line";'],
  [
    "R2-imports-go-down",
    "app/features/cart/prices.ts",
    'import type { Step } from "~/features/checkout/step"; export type Price = Step;',
  ],
  ["R2-imports-go-down", "app/lib/server/request/shop.server.ts", 'import "~/features/cart/cart-line";'],
  ["R2-imports-go-down", "app/lib/commerce/transport/send.server.ts", 'import "~/lib/commerce/cart/line";'],
  ["R2-fixtures-go-down", "app/features/cart/total.test.ts", 'import "~/features/checkout/testing/order";'],
  ["R2-fixtures-go-down", "app/lib/format/rupees.test.ts", 'import "~/lib/testing/shop";'],
  ["R2-the-frame-is-the-roots", "app/routes/home/route.tsx", 'import "~/frame/header";'],
  ["R2-commerce-is-handed-in", "app/features/cart/cart.server.ts", 'import "~/lib/commerce/cart/line";'],
  ["R3-server-files-only-where-the-server-is", "app/lib/server/images.ts", 'import "./cookies/cookies.server";'],
  [
    "R3-server-files-only-where-the-server-is",
    "app/routes/cart/part.tsx",
    'import "../../app/lib/server/cookies/cookies.server.ts";',
  ],
  [
    "R4-wire-types-stay-inside",
    "app/routes/_index/home.ts",
    'import type { Wire } from "~/lib/commerce/wire/generated/graphql"; export type Home = Wire;',
  ],
  ["R5-commerce-knows-neither-react-nor-remix", "app/lib/commerce/catalog/catalog.server.ts", 'import "react";'],
  ["R5-the-model-needs-no-package", "app/lib/commerce/model/cart.ts", 'import "zod";'],
  [
    "R6-backend-knows-nothing-of-the-app",
    "demo-backend/rules/tax.ts",
    'import "../../app/lib/commerce/model/money.ts";',
  ],
  ["R6-app-knows-the-backend-as-a-url", "app/hosts/node/backend.ts", 'import "../../../demo-backend/main.ts";'],
  ["R7-node-only-at-the-host", "app/lib/server/protection/log.server.ts", 'import "node:fs";'],
  ["R7-node-only-at-the-host", "app/hosts/worker.ts", 'import "node:http";'],
  ["R7-servers-and-databases-only-behind-the-url", "app/lib/pictures.server.ts", 'import "sharp";'],
  ["R7-servers-and-databases-only-behind-the-url", "app/lib/commerce/content/parse.server.ts", 'import "graphql";'],
  ["R8-platform-packages-only-in-hosts", "app/entry.server.tsx", 'import "@remix-run/node";'],
  ["R8-cookies-through-their-definitions", "app/features/wishlist/guest-list.server.ts", 'import "cookie";'],
  [
    "R8-providers-through-their-list",
    "app/features/checkout/pay.server.ts",
    'import "./payment-providers/hosted-pro/provider";',
  ],
  ["R9-no-cycles", "app/lib/format/money.ts", 'import "./dates"; export const format = 1;'],
  ["R9-no-cycles", "app/lib/format/dates.ts", 'import { format } from "./money"; export const dates = format;'],
  ["R9-journeys-know-only-the-page", "tests/journeys/cart.test.ts", 'import "../../app/lib/commerce/model/money.ts";'],
  ["R9-app-ships-no-dev-dependency", "app/root.tsx", 'import "vite";'],
  ["everything-imported-exists", "app/lib/root-data.ts", 'import "./never-written";'],
];

/** Imports that the rules must allow. */
const ALLOWED: Readonly<Record<string, string>> = {
  "app/routes/checkout/route.tsx":
    'import "./steps"; import "./load.server"; import "~/features/account/line"; import "~/lib/server/cookies/cookies.server";',
  "app/routes/checkout/load.server.ts": 'import "~/lib/server/cookies/cookies.server";',
  "app/routes/checkout/load.server.test.ts":
    'import "node:fs"; import "vitest"; import "./load.server"; import "~/lib/testing/shop"; import "~/features/checkout/testing/order";',
  "app/routes/cart_.remove.$line/route.tsx": 'import "./line";',
  "app/features/account/line.tsx":
    'import "react"; import "~/lib/forms/submission"; import "~/lib/commerce/model/money"; import "~/features/cart/cart-line"; import type { Fields } from "~/lib/server/request/parse-form.server"; export type Line = Fields;',
  "app/lib/commerce/model/order.ts": 'import type { Line } from "./line"; export interface Order { lines: Line[] }',
  "app/lib/commerce/model/line.ts": "export interface Line { sku: string }",
  "app/hosts/node.ts":
    'import "node:http"; import "sharp"; import "@remix-run/node"; import "~/lib/server/cookies/cookies.server";',
  "tests/support/shop.ts": 'import "node:fs"; import "../../demo-backend/main.ts";',
};

const FOLDERS = ["app", "demo-backend", "tests"];
let breaches: Breach[] = [];

beforeAll(async () => {
  const violations = Object.fromEntries(VIOLATIONS.map(([, file, source]) => [file, source]));
  const tree = { ...MODULES, ...ALLOWED, ...violations };
  breaches = await withSourceTree(tree, (base) => breachesIn(base, FOLDERS));
}, 90_000);

describe("import rules", () => {
  test.each(VIOLATIONS)("%s: %s", (rule, file) => {
    // A cycle is reported once, at either of its files.
    const messages = breaches.filter(({ from, to }) => from === file || (rule === "R9-no-cycles" && to === file));
    expect(messages.map((breach) => breach.rule)).toContain(rule);
  });

  test("report no allowed import", () => {
    expect(breaches.filter(({ from }) => from in ALLOWED)).toEqual([]);
  });

  test("each have a violation in this test", () => {
    const require = createRequire(import.meta.url);
    const { forbidden } = require(join(root, ".dependency-cruiser.cjs")) as { forbidden: { name: string }[] }; // our own file
    expect(new Set(forbidden.map(({ name }) => name))).toEqual(new Set(VIOLATIONS.map(([rule]) => rule)));
  });
});

test("every folder of the app has its place in the order of imports", () => {
  const { layers } = createRequire(import.meta.url)("./layers.cjs") as { layers: string[] }; // our own file
  const below = (folder: string) => layers.filter((layer) => layer.startsWith(`${folder}/`));
  const folders = new Set(
    sourceFiles().flatMap((path) => /^app\/((?:features|lib)\/[^/]+|[^/]+)\//.exec(path)?.[1] ?? []),
  );
  expect([...folders].filter((folder) => !layers.includes(folder) && below(folder).length === 0)).toEqual([]);
});
