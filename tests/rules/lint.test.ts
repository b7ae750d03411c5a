import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ESLint } from "eslint";
import { describe, expect, test } from "vitest";
import { root } from "./source-tree.ts";

const eslint = new ESLint({ cwd: root });

/** The rules that report on this source under this file name, which need not exist. */
async function violationsIn(file: string, source: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${source}\n`, { filePath: join(root, file) });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
}

const lines = (count: number) => Array.from({ length: count }, (_, at) => `void ${at};`).join("\n");

const VIOLATIONS: readonly [rule: string, file: string, source: string][] = [
  ["shop/reasoned-types", "app/lib/seo/meta.ts", "export const meta = {} as object;"],
  ["shop/reasoned-types", "app/lib/seo/meta.ts", "export const first = (list: string[]) => list[0]!;"],
  ["shop/reasoned-types", "demo-backend/rules/tax.ts", "export const tax = (line: any) => line;"],
  ["@typescript-eslint/ban-ts-comment", "app/lib/images.ts", "// @ts-ignore\nexport const picture = 1;"],
  ["@typescript-eslint/ban-ts-comment", "app/lib/images.ts", "// @ts-nocheck\nexport const picture = 1;"],
  ["@typescript-eslint/no-empty-object-type", "app/lib/images.ts", "export interface Picture {}"],
  [
    "@typescript-eslint/consistent-type-imports",
    "app/lib/images.ts",
    'import { Shop } from "./shop.server";\nexport type Mine = Shop;',
  ],
  ["shop/no-private-parts-of-remix", "app/frame/frame.tsx", "export const state = () => window.__remixContext;"],
  [
    "shop/no-private-parts-of-remix",
    "app/features/cart/cart.server.ts",
    'import { data } from "@remix-run/server-runtime";\nexport const empty = data(null);',
  ],
  ["no-restricted-syntax", "app/lib/commerce/model/cart.ts", 'export * from "./errors";'],
  ["no-restricted-syntax", "app/frame/frame.tsx", "export default function Frame() { return null; }"],
  ["no-restricted-syntax", "app/routes/cart/empty-cart.tsx", "export default function EmptyCart() { return null; }"],
  ["no-restricted-syntax", "app/routes/cart/route.tsx", 'export const page = <form method="delete" />;'],
  [
    "no-restricted-syntax",
    "app/features/cart/cart-line.tsx",
    'export const button = <button formMethod="put">Remove</button>;',
  ],
  ["no-restricted-syntax", "app/frame/menu.tsx", 'export const menu = <ul data-menu-list="" />;'],
  ["@typescript-eslint/no-unused-vars", "app/lib/images.ts", "const forgotten = 1;\nexport {};"],
  [
    "no-duplicate-imports",
    "app/lib/images.ts",
    'import { MEDIA } from "./media";\nimport { toPath } from "./media";\nvoid [MEDIA, toPath];',
  ],
  [
    "max-len",
    "app/lib/images.ts",
    `// ${"A comment of more than a hundred columns. ".repeat(3)}\nexport const one = 1;`,
  ],
  ["eqeqeq", "app/lib/images.ts", "export const isOne = (count: number) => count == 1;"],
  ["max-lines", "app/lib/images.ts", lines(251)],
  ["max-lines", "tests/journeys/cart.test.ts", lines(401)],
  ["max-lines-per-function", "app/lib/images.ts", `export function draw() {\n${lines(80)}\n}`],
  [
    "max-depth",
    "app/lib/images.ts",
    "export function draw(a: number) { if (a) { if (a) { if (a) { if (a) { void a; } } } } }",
  ],
  [
    "max-params",
    "app/lib/images.ts",
    "export const draw = (a: number, b: number, c: number, d: number) => a + b + c + d;",
  ],
  ["no-restricted-globals", "app/routes/cart/actions.server.ts", 'export const reply = fetch("/");'],
  ["no-restricted-globals", "app/lib/server/cookies/cookies.server.ts", "export const env = process.env;"],
  ["no-restricted-globals", "app/lib/server/cookies/cookies.server.ts", "export const bytes = Buffer.alloc(1);"],
  ["no-restricted-globals", "app/hosts/worker.ts", "export const env = process.env;"],
  [
    "no-restricted-properties",
    "app/lib/server/cookies/cookies.server.ts",
    'export const reply = globalThis.fetch("/");',
  ],
  ["no-restricted-syntax", "app/routes/cart/route.tsx", 'export const page = <form method={"put"} />;'],
  ["no-restricted-syntax", "app/features/product/swatch.tsx", "export const dot = <i style={{ width: 1 }} />;"],
  ["no-restricted-syntax", "app/features/product/swatch.tsx", 'export const count = <input type="number" />;'],
  ["shop/reasoned-types", "app/lib/images.ts", "export const meta = <object>{};"],
  ["shop/no-list-of-screens", "app/routes/robots[.]txt/route.tsx", 'export const hidden = ["/cart", "/checkout"];'],
  ["shop/no-list-of-screens", "app/lib/urls/paths.ts", 'export const own = new Set(["/login", "/register"]);'],
  [
    "shop/no-list-of-screens",
    "app/frame/frame.tsx",
    'export const frames = { "/cart": { isClosed: true }, "/chat": {} };',
  ],
  [
    "shop/no-list-of-screens",
    "app/lib/client/first-page.client.ts",
    "export const own = /^\\/(cart|checkout)(\\/|$)/;",
  ],
  [
    "shop/no-list-of-screens",
    "app/entry.server.tsx",
    "export const known = /^routes\\/(_index|categories|store-locator)$/;",
  ],
  [
    "shop/no-list-of-screens",
    "app/lib/third-parties/tags.ts",
    'export const isFree = (path: string) => path === "/checkout" || path.startsWith("/checkout/");',
  ],
  [
    "shop/no-unowned-promise",
    "app/routes/cart/actions.server.ts",
    "export async function load() {\n  const cart = read();\n  await check();\n  return Promise.all([cart, 1]);\n}",
  ],
  [
    "shop/no-unowned-promise",
    "app/routes/cart/actions.server.ts",
    "export async function load(isOpen) {\n  const cartPromise = read();\n  if (!isOpen) return null;\n  return show(cartPromise);\n}",
  ],
  [
    "shop/no-unowned-promise",
    "app/routes/cart/actions.server.ts",
    "export async function load(read) {\n  await check();\n  return (await read).lines;\n}",
  ],
  [
    "shop/no-unowned-promise",
    "app/routes/cart/actions.server.ts",
    "export async function load() {\n  const { shown, cart } = await read();\n  const place = await find(shown);\n  return [place, await cart];\n}",
  ],
  ...[
    'export const isGone = ({ message }: Error) => message.startsWith("The cart");',
    'export const isGone = (error: Error) => error.message.includes("cart");',
    "export const isGone = ({ message }: Error) => /cart/.test(message);",
    "export const lines = (error: Error) => /cart/.exec(error.message)?.[1];",
    'export const isGone = ({ message }: Error) => message === "The cart";',
  ].flatMap((source): readonly [string, string, string][] => [
    ["no-restricted-syntax", "app/lib/commerce/customer/orders.server.ts", source],
    ["no-restricted-syntax", "app/features/checkout/payment-providers/other/backend.server.ts", source],
  ]),
  ["no-warning-comments", "app/lib/images.ts", `// ${"TODO"}: size it\nexport {};`],
  ["no-throw-literal", "app/lib/images.ts", 'export function fail() {\n  throw "x";\n}'],
  ["no-console", "app/lib/server/cookies/cookies.server.ts", 'console.log("here");'],
  ["jsx-a11y/alt-text", "app/features/product/gallery.tsx", 'export const picture = <img src="/a.jpg" />;'],
  ["jsx-a11y/anchor-is-valid", "app/frame/header.tsx", 'export const link = <a href="#">Cart</a>;'],
  [
    "react-hooks/rules-of-hooks",
    "app/frame/header.tsx",
    'import { useId } from "react";\nexport function Header({ isOpen }: { isOpen: boolean }) {\n  if (isOpen) useId();\n  return null;\n}',
  ],
];

/** Code that the rules must allow. */
const ALLOWED: readonly [file: string, source: string][] = [
  ["app/lib/images.ts", "export const size = { width: 1 } as const;"],
  ["app/lib/commerce/model/cart.ts", "export const toText = ({ message }: Error) => ({ message });"],
  ["app/lib/images.ts", "export const size = {} as object; // the parser checked it"],
  ["app/lib/images.ts", "export const isMissing = (value: unknown) => value == null;"],
  ["app/routes/cart/route.tsx", 'export default function Cart() { return <form method="post" action="/cart" />; }'],
  ["app/root.tsx", "export default function Root() { return null; }"],
  ["app/lib/commerce/transport/send.server.ts", 'export const reply = fetch("/");'],
  ["app/lib/server/protection/log.server.ts", 'console.log("line");'],
  ["app/hosts/node.ts", "console.log(process.argv);"],
  ["demo-backend/main.ts", "console.log(process.argv);"],
  ["app/features/search/search-data.ts", 'export const isHere = (path: string) => path === "/search-results";'],
  ["app/routes/$/old-paths.ts", 'export const aliases = { "/customer/account": "/customer", "/cart/index": "/cart" };'],
  [
    "app/routes/cart/actions.server.ts",
    "export async function load() {\n  const cart = read();\n  const [lines] = await Promise.all([cart, check()]);\n  return lines;\n}",
  ],
  ["app/lib/images.test.ts", `export function cases() {\n${lines(120)}\n}`],
];

describe("lint rules", () => {
  test.each(VIOLATIONS)("%s: %s", async (rule, file, source) => {
    expect(await violationsIn(file, source)).toContain(rule);
  });

  test.each(ALLOWED)("report nothing in %s: %s", async (file, source) => {
    expect(await violationsIn(file, source)).toEqual([]);
  });

  test("each have a violation in this test", async () => {
    const path = pathToFileURL(join(root, "eslint.config.js")).href;
    const { default: blocks } = (await import(/* @vite-ignore */ path)) as {
      default: { name?: string; rules?: Record<string, unknown> }[];
    }; // our own file
    // Named blocks are the plugins' recommended sets, which their authors test.
    const own = blocks.flatMap(({ name, rules = {} }) => (name ? [] : Object.entries(rules)));
    const enforced = own
      .filter(([rule, setting]) => setting !== "off" && !rule.startsWith("react-hooks/"))
      .map(([rule]) => rule);
    const proved = new Set(VIOLATIONS.map(([rule]) => rule));
    expect([...new Set(enforced)].filter((rule) => !proved.has(rule))).toEqual([]);
  });
});
