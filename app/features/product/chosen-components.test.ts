import { describe, expect, test } from "vitest";
import { sampleBundle, sampleDownload, sampleEngraved, sampleGroup } from "~/features/product/testing/sample-composite";
import { unitPriceOf, type Product } from "~/lib/commerce/model/product";
import {
  missingGroups,
  componentFields,
  componentLines,
  hasRequiredOptions,
  readComponents,
  normalizeText,
  toEntered,
  toTyped,
  validateText,
  componentsTotal,
} from "./chosen-components";

const none = { basePrice: { minor: 0, currency: "INR" }, groups: [] };
const read = ({ composite }: Product, query: string) => readComponents(composite ?? none, new URLSearchParams(query));
const total = (product: Product, query: string) =>
  componentsTotal(product.composite ?? none, read(product, query), 1).minor / 100;

test.each([
  [
    "is true for a download with separate links, one of them free",
    { ...sampleDownload, kind: "downloadable" as const },
    true,
  ],
  ["is false for a bundle with default components", { ...sampleBundle, kind: "bundle" as const }, false],
])("hasRequiredOptions %s", (_, product, has) => {
  const withDefaults = (product.composite?.groups ?? []).map((group) => ({
    ...group,
    components: group.components.map((component, index) => ({ ...component, isDefault: index === 0 })),
  }));
  expect(hasRequiredOptions({ ...product, composite: { ...none, groups: withDefaults } })).toBe(has);
});

describe("chosen components of a bundle", () => {
  test.each([
    ["", { "10": 1, "30": 1 }],
    ["chosen=1", {}],
    ["chosen=1&part-1=11", { "11": 1 }],
    ["chosen=1&part-1=11&part-1=10", { "10": 1 }],
    ["chosen=1&part-1=99", {}],
    ["chosen=1&part-2=20", { "20": 2 }],
    ["chosen=1&part-2=20&pieces-2=5", { "20": 5 }],
    ["chosen=1&part-2=20&pieces-2=0", { "20": 2 }],
    ["chosen=1&part-2=20&pieces-2=1e3", { "20": 2 }],
    ["chosen=1&part-3=30&part-3=31&pieces-30=9&pieces-31=3", { "30": 1, "31": 3 }],
  ])("are read from %j as %j", (query, chosen) => {
    expect(read(sampleBundle, query)).toEqual(chosen);
  });

  test("determine the price", () => {
    expect(total(sampleBundle, "")).toBe(10_198);
    expect(total(sampleBundle, "chosen=1&part-1=11&part-2=20&pieces-2=3")).toBe(41_499);
  });

  test("are added as selected options, or as entered options if the quantity changed", () => {
    const chosen = read(sampleBundle, "chosen=1&part-1=10&part-2=20&pieces-2=3");
    expect(componentLines(sampleBundle, chosen, 2)).toEqual([
      {
        sku: sampleBundle.sku,
        quantity: 2,
        selectedOptions: ["uid-10"],
        enteredOptions: [{ uid: "uid-20", value: "3" }],
      },
    ]);
  });

  test("can be restored from a cart line", () => {
    const chosen = { "10": 1, "20": 3, "30": 1 };
    const [line] = componentLines(sampleBundle, chosen, 1);
    const { selectedOptions = [], enteredOptions = [] } = line ?? {};
    const query = new URLSearchParams(
      componentFields(sampleBundle.composite ?? none, { selectedOptions, enteredOptions }),
    );
    expect(read(sampleBundle, query.toString())).toEqual(chosen);
  });

  test("may miss a required group", () => {
    const missing = missingGroups(sampleBundle.composite ?? none, read(sampleBundle, "chosen=1"));
    expect(missing.map(({ title }) => title)).toEqual(["Screen"]);
  });
});

describe("chosen quantities of a group", () => {
  test("default to the group's quantities when missing or invalid", () => {
    expect(read(sampleGroup, "")).toEqual({ m1: 1, m2: 2 });
    expect(read(sampleGroup, "chosen=1&pieces-m1=0&pieces-m2=4")).toEqual({ m2: 4 });
    for (const odd of ["12345", "1e3", "-4", "4.5", "four"])
      expect(read(sampleGroup, `chosen=1&pieces-m1=0&pieces-m2=${odd}`), odd).toEqual({ m2: 2 });
    expect(total(sampleGroup, "")).toBe(2297);
    expect(total(sampleGroup, "chosen=1&pieces-m1=0&pieces-m2=4")).toBe(2596);
    const { composite } = sampleGroup;
    expect(componentsTotal(composite ?? none, { m2: 2 }, 2).minor, "tier price of 4 pieces").toBe(259_600);
  });

  test("are added as separate products", () => {
    expect(componentLines(sampleGroup, { m2: 4 }, 1)).toEqual([{ sku: "BULB", quantity: 4 }]);
    expect(componentLines(sampleGroup, read(sampleGroup, ""), 3)).toEqual([
      { sku: "PLUG", quantity: 3 },
      { sku: "BULB", quantity: 6 },
    ]);
  });
});

test("chosen downloads add to the price and are added to the cart by their links", () => {
  expect(total(sampleDownload, "")).toBe(199);
  expect(total(sampleDownload, "chosen=1&part-parts=d1&part-parts=d2")).toBe(349);
  expect(componentLines(sampleDownload, read(sampleDownload, "chosen=1&part-parts=d2"), 1)).toEqual([
    { sku: sampleDownload.sku, quantity: 1, selectedOptions: ["uid-d2"], enteredOptions: [] },
  ]);
});

test("unitPriceOf returns the lowest tier price for a quantity", () => {
  const rupees = (amount: number) => ({ minor: amount * 100, currency: "INR" });
  const tiers = [
    { quantity: 5, price: rupees(90) },
    { quantity: 10, price: rupees(95) },
  ];
  const at = (chosen: number) => unitPriceOf({ price: rupees(100), tiers }, chosen).minor / 100;
  expect([at(4), at(5), at(10)]).toEqual([100, 90, 90]);
});

describe("entered texts", () => {
  const query = "chosen=1&part-c1=+ASHA+&part-c2=a%0D%0Ab&part-c3=2026-12-01&part-c4=c4-7";

  test("are read if valid, add their field's price and become entered options", () => {
    expect(read(sampleEngraved, query)).toEqual({ c1: "ASHA", c2: "a\nb", c3: "2026-12-01", "c4-7": 1 });
    expect(read(sampleEngraved, "chosen=1&part-c1=much+too+long&part-c3=soon&part-c2=+")).toEqual({});
    expect(total(sampleEngraved, query)).toBe(1298);
    expect(componentLines(sampleEngraved, read(sampleEngraved, query), 2)).toEqual([
      {
        sku: sampleEngraved.sku,
        quantity: 2,
        selectedOptions: ["uid-c4-7"],
        enteredOptions: [
          { uid: "uid-c1", value: "ASHA" },
          { uid: "uid-c2", value: "a\nb" },
          { uid: "uid-c3", value: "2026-12-01 00:00:00" },
        ],
      },
    ]);
  });

  test("can be restored from a cart line", () => {
    const [line] = componentLines(sampleEngraved, read(sampleEngraved, query), 1);
    const { selectedOptions = [], enteredOptions = [] } = line ?? {};
    const fields = componentFields(sampleEngraved.composite ?? none, { selectedOptions, enteredOptions });
    expect(read(sampleEngraved, new URLSearchParams(fields).toString())).toEqual(read(sampleEngraved, query));
  });
});

const text = { as: "text", maxLength: 5 } as const;
const date = { as: "date", maxLength: 10 } as const;
const time = { as: "time", maxLength: 10 } as const;
const moment = { as: "datetime-local", maxLength: 16 } as const;

test("normalizeText removes surrounding white space and control characters", () => {
  expect(normalizeText(" Asha\r\nRao\u0000 ")).toBe("Asha\nRao");
  expect(normalizeText(null)).toBe("");
});

test("validateText limits the number of characters", () => {
  expect(validateText("🎉🎉🎉🎉🎉", text)).toBeNull();
  expect(validateText("Ashima", text)).toBe("The field should have at most 5 characters");
});

describe("dates and times", () => {
  test.each([
    [date, "2026-12-01", "2026-12-01 00:00:00"],
    [time, "18:30", "1970-01-01 18:30:00"],
    [moment, "2028-02-29T07:05", "2028-02-29 07:05:00"],
  ])("convert with %j from %s to the backend's format and back", (textEntry, typed, entered) => {
    expect(validateText(typed, textEntry)).toBeNull();
    expect(toEntered(typed, textEntry)).toBe(entered);
    expect(toTyped(entered, textEntry)).toBe(typed);
  });

  test.each(["2026-02-30", "2026-13-01", "tomorrow", "1", "2026-12-01T10:00"])("reject %s as a date", (typed) => {
    expect(validateText(typed, date)).toBe("Enter a date.");
  });

  test.each(["25:00", "7", "<b>"])("reject %s as a time", (typed) => {
    expect(validateText(typed, time)).toBe("Enter a time.");
  });
});
