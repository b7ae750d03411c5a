import { beforeEach, expect, test } from "vitest";
import type { ListingQuery } from "~/lib/commerce/model/listing";
import type { Reader } from "~/lib/server/request/shop.server";
import { understandSearch } from "./understand-search.server";

const smartphones = { uid: "10", name: "Smartphones", path: "/phones.html", children: [] };
const desk = { uid: "2", name: "Keyboards, mice & webcams", path: "/desk.html", children: [] };
const menu = [desk, { uid: "1", name: "Mobiles", path: "/mobiles.html", children: [smartphones] }];

/**
 * Imitates Magento's text search: products with any of the words in their names, or in what follows
 * "|".
 */
let names: string[] = [];
let inSmartphones = 20;
let suggestions: Record<string, string[]> = {};

beforeEach(() => {
  inSmartphones = 20;
  names = ["Kestriva Aura 5G", "Kestriva case for phone", "Onvira gaming laptop"];
  suggestions = {};
});

const find = (search: string) => {
  if (search.toLowerCase().replace(" ", "-") === "kst-7") return names.slice(0, 1);
  const words = search.toLowerCase().split(" ");
  return names.filter((name) => words.some((word) => name.toLowerCase().split(/[ |]/).includes(word)));
};

const facet = { code: "category_uid", label: "Category", options: [{ value: "10", label: "Smartphones", count: 3 }] };

const reader = {
  log: () => undefined,
  commerce: {
    catalog: {
      listing: ({ search, category }: ListingQuery) => {
        const found = find(search ?? "").map((name) => name.split("|", 1)[0] ?? "");
        const inCategory = category === null ? found : found.filter((name) => !/case|laptop/.test(name));
        const products = inCategory.map((name) => ({ name, sku: name.startsWith("Kestriva Aura") ? "KST-7" : name }));
        return Promise.resolve({ products, total: products.length, facets: products.length > 1 ? [facet] : [] });
      },
      suggestions: (term: string) => Promise.resolve({ total: find(term).length, terms: suggestions[term] ?? [] }),
      menu: () => Promise.resolve(menu),
      categoryCounts: () =>
        Promise.resolve(
          new Map([
            ["10", inSmartphones],
            ["2", 20],
          ]),
        ),
    },
  },
} as unknown as Reader; // all that understandSearch calls

const shownFor = async (term: string) => (await understandSearch(reader, term)).shown;

test.each(["kestriva", "gaming laptop", "kestriva aura", "KST-7", "kst 7"])(
  "understandSearch does not change the search for %j",
  async (term) => {
    expect(await understandSearch(reader, term)).toEqual({ search: term, category: null, shown: null });
  },
);

test("understandSearch replaces a brand that is not sold with its kind of product", async () => {
  const phones = { how: "related", what: "phones", path: "/phones.html" };
  expect(await understandSearch(reader, "iphone 15")).toEqual({ search: null, category: "10", shown: phones });
  expect(await shownFor("samsung mobile")).toEqual(phones);
  expect(await shownFor("lenovo gaming laptop")).toMatchObject({ how: "relaxed", what: "gaming laptop" });
  names.push("Cover for iPhone 15");
  expect(await shownFor("iphone 15")).toBeNull();
});

test("understandSearch uses the backend's suggestion", async () => {
  suggestions = { kestrva: ["kestriva"], "kestriva auraa": ["kestriva aura"] };
  expect(await shownFor("kestrva")).toMatchObject({ how: "corrected", what: "kestriva" });
  expect(await shownFor("kestriva auraa")).toMatchObject({ how: "corrected", what: "kestriva aura" });
});

test("understandSearch corrects no word that means something, and none to a word without meaning", async () => {
  suggestions = {
    "gift for mother": ["gift for other"],
    "kestriva with scanner": ["kestriva with spanner"],
  };
  names.push("Kestriva spanner", "Gift for other people");
  expect(await shownFor("gift for mother")).toMatchObject({ how: "relaxed", what: "gift" });
  expect(await shownFor("kestriva with scanner")).toMatchObject({ how: "relaxed", what: "kestriva" });
});

test("understandSearch corrects no word that asks for a page", async () => {
  suggestions = { sale: ["kestriva"] };
  expect(await shownFor("sale")).toBeNull();
});

test("understandSearch corrects no short word", async () => {
  suggestions = { bale: ["aura"] };
  names = ["Kestriva aura"];
  expect(await shownFor("bale")).toBeNull();
});

test("understandSearch leaves out for whom it is, unless a product says so", async () => {
  expect(await shownFor("mummy ke liye kestriva")).toMatchObject({ how: "relaxed", what: "kestriva" });
  expect(await shownFor("papa ke liye samsung mobile")).toMatchObject({ how: "related", what: "phones" });
  names.push("Kestriva kids watch");
  expect(await shownFor("kestriva kids")).toBeNull();
});

test("understandSearch says that products only mention what is not sold", async () => {
  names.push("Smart plug|geyser");
  for (const term of ["geyser", "geyser 15 litre", "bajaj geyser"])
    expect(await shownFor(term), term).toMatchObject({ how: "mentioned", what: "geysers" });
  names.push("Varunika geyser 15 L");
  expect(await shownFor("geyser")).toBeNull();
});

test("understandSearch keeps to the kind that the last word names", async () => {
  names = ["Onvira gaming laptop", "Tessaryn gaming|phone", "Kestriva case for phone|kestriva"];
  expect(await understandSearch(reader, "gaming phone")).toEqual({
    ...{ search: "gaming phone", category: "10" },
    shown: { how: "within", what: "phones", path: "/phones.html" },
  });
  expect(await shownFor("kestriva phone")).toBeNull();
});

test("understandSearch keeps to the category that the search names, unless asked for all or for a category", async () => {
  names = ["Kestriva smartphone|smartphones", "Smartphone case|smartphones", "Stand|smartphones", "Cover|smartphones"];
  inSmartphones = 4;
  const inCategory = { how: "within", what: "Smartphones", path: "/phones.html" };
  expect(await understandSearch(reader, "smartphones")).toMatchObject({ category: "10", shown: inCategory });
  const all = { search: "smartphones", category: null, shown: null };
  expect(await understandSearch(reader, '"smartphones"')).toEqual(all);
  expect(await understandSearch(reader, "smartphones", { category_uid: ["10"] })).toEqual(all);
  suggestions = { smartphoness: ["smartphones"] };
  expect(await understandSearch(reader, "smartphoness")).toMatchObject({ category: "10", shown: { how: "corrected" } });
});

test("understandSearch drops words that match nothing", async () => {
  expect(await shownFor("purple kestriva")).toMatchObject({ how: "relaxed", what: "kestriva" });
});

test("understandSearch shows a kind's category when text search finds too little", async () => {
  expect(await understandSearch(reader, "pankha")).toMatchObject({ search: "pankha", shown: null });
  expect(await shownFor("handset")).toMatchObject({ how: "related", what: "phones" });
  expect(await shownFor("phone")).toMatchObject({ how: "related", what: "phones" });
  names.push("Drishyam webcam");
  expect(await shownFor("webcam")).toBeNull();
});

test("understandSearch shows nothing else for a term without results", async () => {
  expect(await understandSearch(reader, "zzqxjv")).toEqual({ search: "zzqxjv", category: null, shown: null });
});
