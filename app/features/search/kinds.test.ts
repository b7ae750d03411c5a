import { expect, test } from "vitest";
import { asId } from "~/lib/commerce/model/ids";
import type { CategoryNode } from "~/lib/commerce/model/page";
import { brandIn, categoryOf, completeKind, kindOf } from "./kinds";

test.each([
  ["phones", "phones", true],
  ["5g mobile", "phones", false],
  ["phone case", "cases", false],
  ["kapde dhone ki machine", "washing machines", true],
  ["smart watches", "smartwatches", true],
  ["stand for laptop", "stands", false],
  ["phone ke liye cover", "cases", false],
  ["gift for mother", "gift vouchers", false],
])("kindOf maps %j to %s", (text, name, isAll) => {
  expect(kindOf(text)).toMatchObject({ kind: { name }, isAll });
});

test.each(["phone ke liye", "kestriva aura", ""])("kindOf returns null for %j", (text) => {
  expect(kindOf(text)).toBeNull();
});

test.each([
  ["iPhone 15", "iphone", "phones", "15"],
  ["AirPods", "airpod", "earbuds", ""],
  ["samsung tv", "samsung tv", "televisions", ""],
  ["case for iphone", "iphone", "phones", "case"],
  ["tp-link wifi router", "tp link", "routers", "wifi router"],
])("brandIn finds a brand in %j: %s", (text, brand, name, rest) => {
  expect(brandIn(text)).toMatchObject({ brand, kind: { name }, rest });
});

test.each([
  ["gaming lap", "gaming laptop"],
  ["head", "headphone"],
  ["smart", null],
  ["tv", null],
  ["xyz", null],
  ["iph", "iphone"],
])("completeKind completes %j to %j", (typed, complete) => {
  expect(completeKind(typed)).toBe(complete);
});

test("categoryOf returns the category with the kind's preferred name", () => {
  const node = (name: string, children: readonly CategoryNode[] = []): CategoryNode => ({
    ...{ uid: asId(name), path: `/${name}`, name, children },
  });
  const menu = [node("Audio", [node("Headphones")]), node("Phones", [node("Smartphones")])];
  const kind = kindOf("phone")?.kind;
  expect(kind && categoryOf(menu, kind)?.name).toBe("Smartphones");
  expect(kind && categoryOf([], kind)).toBeNull();
});
