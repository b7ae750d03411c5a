import { describe, expect, test } from "vitest";
import { enforceShape, takeUnloggedPaths } from "./shape.server";

const shape = "{shelf:{title:n,uid!:s,count:i,price:{value!:f,shown:b},items:[{sku!:s,name:n}]}}";
const document = { __meta__: { shape } };
const fit = (shelf: unknown) => enforceShape({ shelf }, document);

describe("enforceShape", () => {
  test("keeps values of the right types, and missing or additional fields", () => {
    const shelf = { uid: "1", count: 3, price: { value: 1.5, shown: true }, items: [{ sku: "A" }], more: [[]] };
    expect(fit(shelf)).toEqual({ data: { shelf: structuredClone(shelf) }, paths: [] });
  });

  test("nulls values of wrong types, and drops list entries without required fields", () => {
    const items = [{ sku: "A", name: { a: 1 } }, { sku: null }, "B", null, { name: "no sku" }, { sku: "C", name: "C" }];
    expect(fit({ uid: "1", title: [], count: 1.5, price: "9", items })).toEqual({
      data: {
        shelf: {
          uid: "1",
          title: null,
          count: null,
          price: null,
          items: [
            { sku: "A", name: null },
            { sku: "C", name: "C" },
          ],
        },
      },
      paths: ["shelf.title", "shelf.count", "shelf.price", "shelf.items.name", "shelf.items.sku", "shelf.items"],
    });
  });

  test("nulls the nearest nullable parent of an invalid required field", () => {
    expect(fit({ uid: "1", price: { value: "much", shown: true } }).data).toEqual({ shelf: { uid: "1", price: null } });
    expect(fit({ uid: false }).data).toEqual({ shelf: null });
    const infinite: unknown = JSON.parse('{"value":1e999}');
    expect(fit({ uid: "1", price: infinite }).data).toEqual({
      shelf: { uid: "1", price: null },
    });
  });

  test.each([17, "text", [], true])("returns null for %j", (data) => {
    expect(enforceShape(data, document).data).toBeNull();
  });

  test("converts numbers to text when the field is a text", () => {
    expect(fit({ uid: 7, title: 17 }).data).toEqual({ shelf: { uid: "7", title: "17" } });
  });

  test("decodes entities once, in names only", () => {
    const title = "Kestriva&trade; Aura &amp;amp; &lt;b&gt; AT&T &copy 5&#8243;";
    expect(fit({ uid: "a&amp;b", title }).data).toEqual({
      shelf: { uid: "a&amp;b", title: "Kestriva™ Aura &amp; <b> AT&T &copy 5″" },
    });
  });
});

test("takeUnloggedPaths returns each path of an operation once", () => {
  expect(takeUnloggedPaths("Shelf", ["a", "b"])).toEqual(["a", "b"]);
  expect(takeUnloggedPaths("Shelf", ["b", "c"])).toEqual(["c"]);
  expect(takeUnloggedPaths("Other", ["b"])).toEqual(["b"]);
});
