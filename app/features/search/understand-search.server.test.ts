import { beforeEach, expect, test } from "vitest";
import type { ListingQuery } from "~/lib/commerce/model/listing";
import type { Reader } from "~/lib/server/request/shop.server";
import { understandSearch } from "./understand-search.server";

const smartphones = { uid: "10", name: "Smartphones", path: "/phones.html", children: [] };
const desk = { uid: "2", name: "Keyboards, mice & webcams", path: "/desk.html", children: [] };
const menu = [desk, { uid: "1", name: "Mobiles", path: "/mobiles.html", children: [smartphones] }];

/** Imitates Magento's text search: products with any of the words in their names. */
let names: string[] = [];
let suggestions: Record<string, string[]> = {};

beforeEach(() => {
  names = ["Kestriva Aura 5G", "Kestriva case for phone", "Onvira gaming laptop"];
  suggestions = {};
});

const find = (search: string) => {
  if (search.toLowerCase().replace(" ", "-") === "kst-7") return names.slice(0, 1);
  const words = search.toLowerCase().split(" ");
  return names.filter((name) => words.some((word) => name.toLowerCase().split(" ").includes(word)));
};

const facet = { code: "category_uid", label: "Category", options: [{ value: "10", label: "Smartphones", count: 3 }] };

const reader = {
  log: () => undefined,
  commerce: {
    catalog: {
      listing: ({ search }: ListingQuery) => {
        const products = find(search ?? "").map((name) => ({
          name,
          sku: name.startsWith("Kestriva Aura") ? "KST-7" : "X",
        }));
        return Promise.resolve({ products, total: products.length, facets: products.length > 1 ? [facet] : [] });
      },
      suggestions: (term: string) => Promise.resolve({ total: find(term).length, terms: suggestions[term] ?? [] }),
      menu: () => Promise.resolve(menu),
      categoryCounts: () =>
        Promise.resolve(
          new Map([
            ["10", 20],
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
  suggestions = { kestrva: ["kestriva"], "kestriva auro": ["kestriva aura"] };
  expect(await shownFor("kestrva")).toMatchObject({ how: "corrected", what: "kestriva" });
  expect(await shownFor("kestriva auro")).toMatchObject({ how: "corrected", what: "kestriva aura" });
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
