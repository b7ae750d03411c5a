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

describe.each(kinds)("drawStudy: %s", (kind) => {
  const spec: PictureSpec = { kind, color: "#2f5fa8", accent: "#e0674f", scale: 0.4, variant: 1, label: "Kestriva" };

  test.each([
    ["colour", { color: "#9db39a" }],
    ["scale", { scale: 0.9 }],
    ["variant", { variant: 2 }],
    ["label", { label: "Onvira" }],
  ])("draws a different picture for another %s", (_, change) => {
    expect(drawn({ ...spec, ...change })).not.toBe(drawn(spec));
  });

  test("draws the same valid picture for the same spec", () => {
    for (const view of views) {
      const svg = drawn(spec, view);
      expect(svg).toBe(drawn({ ...spec }, view));
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      const named = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      expect([...svg.matchAll(/url\(#([^)]+)\)/g)].filter(([, id]) => !named.has(id))).toEqual([]);
    }
  });

  test("draws a different picture for each view", () => {
    expect(new Set(views.map((view) => drawn(spec, view))).size).toBe(3);
  });
});

test("drawStudy draws every kind differently", () => {
  expect(new Set(kinds.map((kind) => drawn({ kind, color: "#c5c9ce" }))).size).toBe(kinds.length);
});

test("drawStudy draws every product differently", () => {
  const skus = new Map<string, string>();
  const alike = catalogueSeed.products.flatMap(({ sku, picture }) => {
    const first = skus.get(drawn(picture));
    skus.set(drawn(picture), sku);
    return first === undefined ? [] : [[first, sku]];
  });
  expect(alike).toEqual([]);
});

test("drawStudy names an invalid colour in its error", () => {
  expect(() => drawn({ kind: "phone", color: "midnightish" })).toThrow("midnightish");
});

test("pictureFiles names files as Magento does", () => {
  expect(pictureFiles("KST-AURA-5G-Black", { kind: "phone", color: "#000" }).map(({ file }) => file)).toEqual([
    "/k/s/kst-aura-5g-black-1.png",
    "/k/s/kst-aura-5g-black-2.png",
    "/k/s/kst-aura-5g-black-3.png",
  ]);
  expect(pictureFiles("x", { kind: "gift-voucher", color: "#000" })[0]?.file).toBe("/x/_/x-1.png");
});

test("drawBanner draws every banner", () => {
  for (const { banner } of bannerJobs()) expect(toSvg(drawBanner(banner))).not.toMatch(/NaN|undefined/);
});
