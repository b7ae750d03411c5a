import { beforeEach, expect, test } from "vitest";
import { connectTo } from "../../../../tests/contract/connect.ts";
import { data, useScriptedBackend } from "../../../../tests/contract/scripted-backend.ts";
import { card } from "../../../../tests/contract/wire-shapes.ts";

const server = useScriptedBackend();

const node = (uid: string, name: string, children: object[] = []) => ({
  uid,
  name,
  position: 1,
  include_in_menu: 1,
  url_path: name.toLowerCase(),
  url_suffix: ".html",
  children,
});

beforeEach(() => {
  const phones = node("1", "Phones", [node("11", "5G phones"), node("12", "Budget")]);
  const audio = node("2", "Audio", [node("21", "Over-ear headphones"), node("22", "Earbuds")]);
  server.on("Menu", data({ categories: { items: [{ children: [phones, audio] }] } }));
  const options = ["12", "22", "21", "11"].map((value, at) => ({ value, count: 9 - at }));
  const aggregations = [{ attribute_code: "category_uid", options }];
  server.on("Suggest", data({ products: { total_count: 1, suggestions: [], aggregations, items: [card] } }));
});

const categoriesFor = async (term: string) =>
  (await connectTo(server, { capabilities: [] }).catalog.suggestions(term)).categories.map(({ name }) => name);

test("suggests categories by the start of a word, then others of the same parent", async () => {
  expect(await categoriesFor("headp")).toEqual(["Over-ear headphones", "Earbuds"]);
  expect(await categoriesFor("wireless headphones")).toEqual(["Over-ear headphones", "Earbuds"]);
  expect(await categoriesFor("phone")).toEqual(["Phones", "5G phones", "Budget"]);
});

test("suggests the categories with the most results when no name matches", async () => {
  expect(await categoriesFor("cable")).toEqual(["Budget", "Earbuds", "Over-ear headphones", "5G phones"]);
});
