import { describe, expect, test } from "vitest";
import { product } from "../../../../tests/contract/wire-shapes.ts";
import { money } from "~/lib/commerce/model/money";
import { needsFile, toCustomGroups } from "./to-custom-groups.server";

type Wire = Parameters<typeof toCustomGroups>[0];
type Options = Extract<Wire, { __typename: "ConfigurableProduct" }>["options"];

const option = (option_id: number, title: string, required = false) => ({
  option_id,
  uid: `o${option_id}`,
  title,
  required,
  sort_order: option_id,
});
const value = (id: number, title: string, price = 0, price_type: "FIXED" | "PERCENT" = "FIXED") => ({
  uid: `v${id}`,
  option_type_id: id,
  title,
  price,
  price_type,
  sort_order: id,
});
const written = (max_characters: number | null, price = 0) => ({ price, price_type: "FIXED" as const, max_characters });
const day = (type: "DATE" | "TIME" | "DATE_TIME" | null) => ({ price: 0, price_type: "FIXED" as const, type });

const rupees = { price: money(79_900, "INR"), rate: 1 };
const withOptions = (options: Options) => ({ ...product, options }) as Wire; // the shape of its kind
const read = (options: Options, pricing = rupees) => toCustomGroups(withOptions(options), pricing);

describe("toCustomGroups", () => {
  test("maps field, area and date options to text entries", () => {
    const groups = read([
      { __typename: "CustomizableAreaOption", ...option(2, "Message"), written: written(0) },
      { __typename: "CustomizableFieldOption", ...option(1, "Engraving", true), written: written(20, 99) },
      { __typename: "CustomizableDateOption", ...option(3, "On"), day: day(null) },
      { __typename: "CustomizableDateOption", ...option(4, "At"), day: day("TIME") },
      { __typename: "CustomizableDateOption", ...option(5, "From"), day: day("DATE_TIME") },
    ]);
    expect(groups.map(({ id, title, isRequired, textEntry }) => [id, title, isRequired, textEntry])).toEqual([
      ["c1", "Engraving", true, { as: "text", maxLength: 20 }],
      ["c2", "Message", false, { as: "lines", maxLength: 1000 }],
      ["c3", "On", false, { as: "date", maxLength: 16 }],
      ["c4", "At", false, { as: "time", maxLength: 16 }],
      ["c5", "From", false, { as: "datetime-local", maxLength: 16 }],
    ]);
    expect(groups[0]?.components).toMatchObject([{ id: "c1", uid: "o1", price: { minor: 9900 } }]);
  });

  test("maps choice options with fixed and percentage prices", () => {
    const picks = [value(8, "Lanyard", 10, "PERCENT"), value(7, "Box", 149)];
    const groups = read([
      { __typename: "CustomizableDropDownOption", ...option(1, "A"), picks },
      { __typename: "CustomizableRadioOption", ...option(2, "B"), picks },
      { __typename: "CustomizableCheckboxOption", ...option(3, "C"), picks },
      { __typename: "CustomizableMultipleOption", ...option(4, "D"), picks },
    ]);
    expect(groups.map(({ takes, asSelect, textEntry }) => [takes, asSelect, textEntry])).toEqual([
      ["one", true, null],
      ["one", false, null],
      ["some", false, null],
      ["some", false, null],
    ]);
    expect(groups[2]?.components.map(({ id, uid, label, price }) => [id, uid, label, price.minor])).toEqual([
      ["c3-7", "v7", "Box", 14_900],
      ["c3-8", "v8", "Lanyard", 7990],
    ]);
  });

  test("converts fixed prices from the base currency, but not percentages", () => {
    const picks = [value(7, "Box", 150), value(8, "Lanyard", 10, "PERCENT")];
    const groups = read(
      [
        { __typename: "CustomizableFieldOption", ...option(1, "Engraving"), written: written(20, 99) },
        { __typename: "CustomizableRadioOption", ...option(2, "Extra"), picks },
      ],
      { price: money(959, "USD"), rate: 0.012 },
    );
    expect(groups.map(({ components }) => components.map(({ price }) => price))).toEqual([
      [money(119, "USD")],
      [money(180, "USD"), money(96, "USD")],
    ]);
  });

  test("is empty without options, and skips file options", () => {
    expect(read(null)).toEqual([]);
    expect(read([{ __typename: "CustomizableFileOption", ...option(1, "Photograph") }])).toEqual([]);
  });

  test.each([
    [true, "CustomizableFileOption", true],
    [false, "CustomizableFileOption", false],
    [true, "CustomizableFieldOption", false],
  ] as const)("needsFile with required %j and %s: %j", (required, __typename, isNeeded) => {
    const request = { ...option(1, "Photograph"), required };
    const wire =
      __typename === "CustomizableFileOption" ? { __typename, ...request } : { __typename, ...request, written: null };
    expect(needsFile(withOptions([wire]))).toBe(isNeeded);
  });
});
