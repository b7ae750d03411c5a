import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { drawIcon } from "../../scripts/brand.ts";
import { brokenRules } from "../screens/axe.ts";
import { Browserless } from "../support/browserless/browserless.ts";
import { inChromium } from "../support/modes.ts";
import { openOnNode, type OpenShop } from "../support/shop/hosts.ts";
import { phone } from "../support/steps/phone.ts";

const BRAND = resolve("tests/bundles/asha-brand");
/** A second copy of the sources, because the other tests use the build in `build/`. */
const clone = mkdtempSync(join(tmpdir(), "second-brand-"));
const SOURCES = ["app", "patches", "public", "scripts", "package-lock.json", "package.json"];
const CONFIGURATIONS = ["remix.config.js", "tsconfig.json", "vite.config.ts"];
let shop: OpenShop;

beforeAll(async () => {
  for (const name of [...SOURCES, ...CONFIGURATIONS]) cpSync(name, join(clone, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(clone, "node_modules"));
  const env = { ...process.env, BRAND_DIR: BRAND };
  execFileSync(process.execPath, [join(clone, "scripts/build.js"), "shop"], { env, stdio: "pipe" });
  shop = await openOnNode(inject("endpoint"), {}, join(clone, "build/node.js"));
}, 300_000);
afterAll(async () => {
  await shop.stop();
  rmSync(clone, { recursive: true, force: true });
});

const bytesOf = async (path: string) => (await new Browserless(shop.origin).send(path)).body;

test("pages, theme colours and manifest use the brand's colours only", async () => {
  const page = String(await bytesOf("/"));
  expect(page).toMatch(/<meta name="theme-color" media="\(prefers-color-scheme: light\)" content="#4a0d31"\/>/);
  expect(page).toContain("#8a1657");
  const files = readdirSync(join(clone, "build"), { recursive: true, encoding: "utf8" });
  const texts = files.filter((name) => /\.(?:js|css|json)$/.test(name));
  const having = (color: string) =>
    texts.filter((name) => readFileSync(join(clone, "build", name), "utf8").includes(color));
  expect(having("#4a0d31")).not.toEqual([]);
  expect([...having("#003b42"), ...having("#00606a")]).toEqual([]);
  const colors = { background_color: "#ffffff", theme_color: "#4a0d31" };
  expect(JSON.parse(String(await bytesOf("/manifest.webmanifest")))).toMatchObject(colors);
});

test.each(["favicon.png", "favicon.ico", "icon-192.png", "icon-512.png", "icon-maskable.png", "apple-touch-icon.png"])(
  "/%s is drawn from the brand's logo",
  async (name) => {
    expect((await bytesOf(`/${name}`)).equals(await drawIcon(BRAND, name))).toBe(true);
  },
);

test.each(["/", phone.path, "/cart", "/contact-us"])("%s has enough contrast in both themes", (path) =>
  inChromium(shop.origin, async (shopper) => {
    await shopper.goto(path);
    for (const colorScheme of ["light", "dark"] as const) {
      await shopper.page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect((await brokenRules(shopper.page, colorScheme, "colours")).join("\n")).toBe("");
    }
  }),
);
