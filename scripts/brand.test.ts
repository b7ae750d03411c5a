import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { brandName, logoAsUrl, drawIcon } from "./brand.ts";
import { brandFaults, readTokens, TOKENS } from "./brand-contrast.ts";

const ASHA = "tests/bundles/asha-brand";
const copies: string[] = [];
afterAll(() => copies.forEach((folder) => rmSync(folder, { recursive: true })));

/** A copy of the shop's brand with other tokens. */
function brandWith(...changes: readonly (readonly [before: string, after: string])[]): string {
  const folder = mkdtempSync(join(tmpdir(), "brand-"));
  copies.push(folder);
  cpSync("brand", folder, { recursive: true });
  let css = readFileSync("brand/tokens.css", "utf8");
  for (const [before, after] of changes) {
    expect(css).toContain(before);
    css = css.replace(before, after);
  }
  writeFileSync(join(folder, "tokens.css"), css);
  return folder;
}

describe.each(["brand", ASHA])("the brand in %s", (folder) => {
  const { names, light, dark } = readTokens(readFileSync(join(folder, "tokens.css"), "utf8"));

  test("has every token and enough contrast", () => {
    expect(brandFaults(folder)).toEqual([]);
    expect([...names].sort()).toEqual([...TOKENS].sort());
  });

  test("has the same colour in both themes only for known tokens", () => {
    const unchanged = [...dark]
      .filter(([name, color]) => String(light.get(name)) === String(color))
      .map(([name]) => name);
    expect(unchanged).toEqual(["on-deep", "on-deep-muted", "spark", "on-spark"]);
  });
});

test.each([
  ["--color-muted: #525b66", "--color-muted: #8a94a0", "light theme, muted on page has a contrast of 2.85:1", 4.5],
  ["--color-control: #737f90", "--color-control: #3a4048", "dark theme, control on page has a contrast of 1.79:1", 3],
])("with %s as %s the build fails and reports why", (before, after, fault, need) => {
  const folder = brandWith([before, after]);
  const { status, stderr } = spawnSync(process.execPath, ["scripts/build.js", "shop"], {
    env: { ...process.env, BRAND_DIR: folder },
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr.split("\n")[0]).toBe(`${folder}/tokens.css: in the ${fault} and needs ${need}:1`);
  expect(stderr).not.toContain("    at ");
});

test("the title of the logo is the brand's name", () => {
  expect(["brand", ASHA].map(brandName)).toEqual(["Bijli", "Asha"]);
  const unnamed = brandWith();
  writeFileSync(join(unnamed, "logo.svg"), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" />');
  expect(brandName(unnamed)).toBe("");
});

test("the logo on pages has no title, because a store view may have another name", () => {
  const url = logoAsUrl("brand");
  expect(url).toMatch(/^data:image\/svg\+xml,%3Csvg/);
  expect(decodeURIComponent(url)).not.toMatch(/bijli|\s{2}/i);
});

test("accepts colours as hex, rgb() and hsl(), and rejects transparent ones", () => {
  const written = brandWith(
    ["--color-ink: #15181f", "--color-ink: rgb(21 24 31)"],
    ["--color-deep: #003b42", "--color-deep: hsl(186 100% 13%)"],
  );
  expect(brandFaults(written)).toEqual([]);
  const transparent = brandWith(["--color-ink: #15181f", "--color-ink: #15181f80"]);
  expect(brandFaults(transparent)).toEqual([
    `${transparent}/tokens.css: --color-ink has to be opaque: #rrggbb, rgb() or hsl()`,
  ]);
});

test("names missing tokens and files", () => {
  const folder = brandWith(["--radius-card: 12px;", ""]);
  expect(brandFaults(folder)).toEqual([`${folder}/tokens.css: --radius-card is missing`]);
  expect(brandFaults("no-such-brand")).toEqual([
    "no-such-brand/tokens.css is missing",
    "no-such-brand/logo.svg is missing",
  ]);
});

test.each([
  ["favicon.png", 48, 0],
  ["icon-192.png", 192, 0],
  ["icon-512.png", 512, 0],
  ["icon-maskable.png", 512, 255],
  ["apple-touch-icon.png", 180, 255],
])("draws %s from the logo", async (name, size, cornerAlpha) => {
  const { data, info } = await sharp(await drawIcon(ASHA, name))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([size, size]);
  const colorAt = (x: number, y: number) => [...data.subarray((y * size + x) * 4).subarray(0, 4)];
  // The logo's disc has the brand's colour, which is also the background; its letter is in the
  // middle.
  expect(colorAt(size / 2, Math.round(size / 10))).toEqual([0x8a, 0x16, 0x57, 255]);
  expect(colorAt(size / 2, size / 2)).toEqual([0xff, 0xb3, 0x8a, 255]);
  if (cornerAlpha > 0) expect(colorAt(0, 0)).toEqual([0x8a, 0x16, 0x57, cornerAlpha]);
  else expect(colorAt(0, 0)[3]).toBe(cornerAlpha);
});

test("favicon.ico contains the picture of favicon.png", async () => {
  const [png, ico] = await Promise.all([drawIcon("brand", "favicon.png"), drawIcon("brand", "favicon.ico")]);
  expect(ico.subarray(22)).toEqual(png);
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
});
