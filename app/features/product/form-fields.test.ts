import { describe, expect, test } from "vitest";
import type { ProductOption } from "~/lib/commerce/model/product";
import { missingOptions, readPicks, valueUids } from "./form-fields";

const value = (index: number) => ({ uid: `uid-${index}`, index, label: String(index), swatch: null });
const options: ProductOption[] = [
  { code: "color", label: "Colour", values: [value(49), value(50)] },
  { code: "storage_capacity", label: "Storage", values: [value(220), value(221)] },
];
const read = (query: string) => readPicks(options, new URLSearchParams(query));

describe("readPicks", () => {
  test("reads the values of the product's options", () => {
    expect(valueUids(read("color=49&storage_capacity=221"))).toEqual(["uid-49", "uid-221"]);
  });

  test.each(["", "color=", "color=220", "color=049", "color=4.9e1", "color[]=49", "__proto__=49", "colour=49"])(
    "returns no picks for %j",
    (query) => {
      expect(read(query)).toEqual({});
    },
  );

  test("uses the first value of a repeated option", () => {
    expect(valueUids(read("color=50&color=49"))).toEqual(["uid-50"]);
  });

  test("reads a form the same way", () => {
    const form = new FormData();
    form.set("storage_capacity", "220");
    expect(valueUids(readPicks(options, form))).toEqual(["uid-220"]);
  });
});

test("missingOptions returns the options without a pick", () => {
  expect(missingOptions(options, read("color=49")).map(({ code }) => code)).toEqual(["storage_capacity"]);
});
