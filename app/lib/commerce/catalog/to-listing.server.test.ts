import { describe, expect, test } from "vitest";
import { mergeFacets, toBackendFilters, toListing } from "./to-listing.server";

const facet = (code: string, ...values: string[]) => ({
  code,
  label: code,
  options: values.map((value) => ({ value, label: value, count: 1 })),
});

describe("toListing", () => {
  const wire = {
    total_count: 41,
    page_info: { current_page: 2, page_size: 20, total_pages: 3 },
    items: [],
    aggregations: null,
  };
  const request = { page: 2, rate: 1 };

  test("labels boolean options Yes or No, and drops empty and date facets", () => {
    const { facets } = toListing(
      {
        ...wire,
        aggregations: [
          { attribute_code: "made_in_india", label: "Made in India", options: [{ label: "1", value: "1", count: 7 }] },
          { attribute_code: "sims", label: "SIM slots", options: [{ label: "1", value: "212", count: 4 }] },
          { attribute_code: "price", label: "Price", options: [{ label: "0-10000", value: "0_10000", count: 3 }] },
          { attribute_code: "empty", label: "Empty", options: [] },
          {
            attribute_code: "created_at_bucket",
            label: "created_at_bucket",
            options: [{ label: "2026-10-23T00:00:00+00:00", value: "2026-10-23T00:00:00+00:00", count: 3 }],
          },
        ],
      },
      request,
    );
    expect(facets).toEqual([
      { code: "made_in_india", label: "Made in India", options: [{ value: "1", label: "Yes", count: 7 }] },
      { code: "sims", label: "SIM slots", options: [{ value: "212", label: "1", count: 4 }] },
      { code: "price", label: "Price", options: [{ value: "0_10000", label: "0-10000", count: 3 }] },
    ]);
  });

  test("countries of origin are in words, the own first, and imported ones also as a group", () => {
    const origins = (...values: string[]) => {
      const options = values.map((value) => ({ label: value, value, count: 2 }));
      const aggregations = [{ attribute_code: "country_of_manufacture", label: "Country of origin", options }];
      return toListing({ ...wire, aggregations }, request).facets;
    };
    const labelsOf = (...values: string[]) => origins(...values)[0]?.options.map(({ label, count }) => [label, count]);
    expect(labelsOf("VN", "IN", "CN")).toEqual([
      ...[["India", 2] as const, ["Imported", 4] as const],
      ...[["China", 2] as const, ["Vietnam", 2] as const],
    ]);
    expect(labelsOf("VN", "CN")).toEqual(
      [
        ["China", 2],
        ["Vietnam", 2],
      ].toSorted(),
    );
    expect(labelsOf("IN", "CN")?.map(([label]) => label)).toEqual(["India", "China"]);
    const facets = origins("VN", "IN", "CN");
    const sent = (...chosen: string[]) => toBackendFilters({ country_of_manufacture: chosen, ram: ["8"] }, facets);
    expect(sent("imported")).toEqual({ country_of_manufacture: ["CN", "VN"], ram: ["8"] });
    expect(sent("IN", "imported")).toEqual({ country_of_manufacture: ["IN", "CN", "VN"], ram: ["8"] });
    expect(sent("VN")).toEqual({ country_of_manufacture: ["VN"], ram: ["8"] });
  });

  test("uses the code of a facet without a label", () => {
    const unnamed = { attribute_code: "voltage", label: "", options: [{ label: "230 V", value: "7", count: 1 }] };
    expect(toListing({ ...wire, aggregations: [unnamed] }, request).facets).toMatchObject([{ label: "voltage" }]);
  });

  test("converts price bands to the display currency", () => {
    const offered = [facet("price", "9990_20000", "*_10000"), facet("special_price", "499_"), facet("ram", "8")];
    const aggregations = offered.map(({ code, ...more }) => ({ attribute_code: code, ...more }));
    const { facets } = toListing({ ...wire, aggregations }, { ...request, rate: 0.012 });
    expect(facets.map(({ options }) => options.map(({ value }) => value))).toEqual([
      ["119.88_240", "*_120"],
      ["5.99_"],
      ["8"],
    ]);
  });

  test("drops ranges of attributes other than the price, by which options cannot filter", () => {
    const offered = [facet("deposit", "0_500", "*_100", "500.5_1000"), facet("ram", "0_500", "8")];
    const aggregations = offered.map(({ code, ...more }) => ({ attribute_code: code, ...more }));
    expect(toListing({ ...wire, aggregations }, request).facets.map(({ code }) => code)).toEqual(["ram"]);
  });

  test("takes total, page and page count from the backend", () => {
    expect(toListing(wire, request)).toMatchObject({ total: 41, page: 2, pageCount: 3 });
  });
});

describe("mergeFacets", () => {
  const all = [facet("brand", "a", "b", "c"), facet("ram", "8", "16"), facet("color", "red")];

  test("keeps all options of a selected facet and the filtered ones of others", () => {
    const filtered = [facet("brand", "a"), facet("ram", "8")];
    expect(mergeFacets(all, filtered, { brand: ["a"] })).toEqual([all[0], filtered[1]]);
  });

  test("counts a selected facet only as far as the other filters tell", () => {
    const filtered = [facet("brand", "a"), facet("ram", "8")];
    const [brand] = mergeFacets(all, filtered, { brand: ["a"], ram: ["8"] });
    expect(brand?.options.map(({ value, count }) => [value, count])).toEqual([
      ["a", 1],
      ["b", 0],
      ["c", 0],
    ]);
  });

  test("keeps all facets when no product matches", () => {
    expect(mergeFacets(all, [], { brand: ["a"], ram: ["64"] })).toEqual(all);
  });
});
