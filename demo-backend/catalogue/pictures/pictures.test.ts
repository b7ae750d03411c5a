import { describe, expect, test } from "vitest";
import { catalogueSeed } from "../catalogue.ts";
import type { PictureKind, PictureSpec } from "../seed.ts";
import { bannerJobs, drawBanner } from "./draw-banner.ts";
import { drawStudy } from "./draw-study.ts";
import { toSvg } from "./drawing.ts";
import { pictureFiles } from "./picture-files.ts";
import { studies } from "./studies.ts";
import type { StudyView } from "./view.ts";

const kinds = Object.keys(studies) as PictureKind[]; // the register is keyed by kind
const views: StudyView[] = ["front", "angle", "detail"];
const drawn = (spec: PictureSpec, view: StudyView = "front") => toSvg(drawStudy(spec, view));

describe.each(kinds)("the study of a %s", (kind) => {
  const spec: PictureSpec = { kind, color: "#2f5fa8", accent: "#e0674f", scale: 0.4, variant: 1, label: "Kestriva" };

  test.each([
    ["colour", { color: "#9db39a" }],
    ["scale", { scale: 0.9 }],
    ["variant", { variant: 2 }],
    ["label", { label: "Onvira" }],
  ])("differs by %s", (_, change) => {
    expect(drawn({ ...spec, ...change })).not.toBe(drawn(spec));
  });

  test("is the same for the same spec, and whole", () => {
    for (const view of views) {
      const svg = drawn(spec, view);
      expect(svg).toBe(drawn({ ...spec }, view));
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      const named = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      expect([...svg.matchAll(/url\(#([^)]+)\)/g)].filter(([, id]) => !named.has(id))).toEqual([]);
    }
  });

  test("shows something else in each view", () => {
    expect(new Set(views.map((view) => drawn(spec, view))).size).toBe(3);
  });
});

test("no two kinds share a drawing", () => {
  expect(new Set(kinds.map((kind) => drawn({ kind, color: "#c5c9ce" }))).size).toBe(kinds.length);
});

test("no two products look the same", () => {
  const skus = new Map<string, string>();
  const alike = catalogueSeed.products.flatMap(({ sku, picture }) => {
    const first = skus.get(drawn(picture));
    skus.set(drawn(picture), sku);
    return first === undefined ? [] : [[first, sku]];
  });
  expect(alike).toEqual([]);
});

test("a colour that cannot be read is named", () => {
  expect(() => drawn({ kind: "phone", color: "midnightish" })).toThrow("midnightish");
});

test("files are named in Magento's manner", () => {
  expect(pictureFiles("KST-AURA-5G-Black", { kind: "phone", color: "#000" }).map(({ file }) => file)).toEqual([
    "/k/s/kst-aura-5g-black-1.png",
    "/k/s/kst-aura-5g-black-2.png",
    "/k/s/kst-aura-5g-black-3.png",
  ]);
  expect(pictureFiles("x", { kind: "gift-voucher", color: "#000" })[0]?.file).toBe("/x/_/x-1.png");
});

test("every banner draws", () => {
  for (const { banner } of bannerJobs()) expect(toSvg(drawBanner(banner))).not.toMatch(/NaN|undefined/);
});
