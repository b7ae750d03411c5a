import { describe, expect, test } from "vitest";
import type { PictureKind, PictureSpec } from "../seed.ts";
import { bannerJobs, drawBanner } from "./draw-banner.ts";
import { drawStudy } from "./draw-study.ts";
import { pictureFiles } from "./picture-files.ts";
import { studies } from "./studies.ts";
import type { View } from "./view.ts";

const kinds = Object.keys(studies) as PictureKind[]; // the register is keyed by kind
const views: View[] = ["front", "angle", "detail"];

describe.each(kinds)("the study of a %s", (kind) => {
  const spec: PictureSpec = { kind, color: "#2f5fa8", accent: "#e0674f", scale: 0.4, variant: 1, label: "Kestriva" };

  test.each([
    ["colour", { color: "#9db39a" }],
    ["accent", { accent: "#3fb58a" }],
    ["scale", { scale: 0.9 }],
    ["variant", { variant: 2 }],
    ["a far variant", { variant: 13 }],
    ["label", { label: "Onvira" }],
  ])("differs by %s", (_, change) => {
    expect(drawStudy({ ...spec, ...change }, "front")).not.toBe(drawStudy(spec, "front"));
  });

  test("is the same for the same spec, and whole", () => {
    for (const view of views) {
      const svg = drawStudy(spec, view);
      expect(svg).toBe(drawStudy({ ...spec }, view));
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      const named = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      expect([...svg.matchAll(/url\(#([^)]+)\)/g)].filter(([, id]) => !named.has(id))).toEqual([]);
    }
  });

  test("shows something else in each view", () => {
    expect(new Set(views.map((view) => drawStudy(spec, view))).size).toBe(3);
  });
});

test("no two kinds share a drawing", () => {
  expect(new Set(kinds.map((kind) => drawStudy({ kind, color: "#c5c9ce" }, "front"))).size).toBe(kinds.length);
});

test("a colour that cannot be read is named", () => {
  expect(() => drawStudy({ kind: "phone", color: "midnightish" }, "front")).toThrow("midnightish");
});

test("files are named in Magento's manner", () => {
  expect(pictureFiles("KST-AURA-5G-Black", { kind: "phone", color: "#000" }).map(({ file }) => file)).toEqual([
    "/k/s/kst-aura-5g-black-1.jpg",
    "/k/s/kst-aura-5g-black-2.jpg",
    "/k/s/kst-aura-5g-black-3.jpg",
  ]);
  expect(pictureFiles("x", { kind: "gift-voucher", color: "#000" })[0]?.file).toBe("/x/_/x-1.jpg");
});

test("every banner draws", () => {
  for (const { banner } of bannerJobs()) expect(drawBanner(banner)).not.toMatch(/NaN|undefined/);
});
