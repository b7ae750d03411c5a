import { expect, test } from "vitest";
import { asId, type Sku } from "~/lib/commerce/model/ids";
import { decodeChoices } from "./add.server";

const line = { sku: asId<Sku>("PEN"), quantity: 1 };
const NONE = { custom: [], variant: [], bundle: [], links: [] };

test("decodeChoices groups the values of custom options by option id", () => {
  const selectedOptions = ["custom-option/2/7", "custom-option/2/9"].map(btoa);
  const enteredOptions = [{ uid: btoa("custom-option/1"), value: "ASHA" }];
  expect(decodeChoices({ ...line, selectedOptions, enteredOptions })).toEqual({
    ...NONE,
    custom: [
      { id: 2, value_string: "7,9" },
      { id: 1, value_string: "ASHA" },
    ],
  });
});

test("decodeChoices ignores missing and malformed uids", () => {
  expect(decodeChoices(line)).toEqual(NONE);
  const selectedOptions = ["not base64!", btoa("custom-option/x/7"), btoa("bundle/1"), btoa("downloadable")];
  expect(decodeChoices({ ...line, selectedOptions })).toEqual(NONE);
});

test("decodeChoices keeps uids of a variant and decodes ids of links", () => {
  const [colour = "", size = "", link = ""] = ["configurable/93/49", "configurable/144/7", "downloadable/31"].map(btoa);
  expect(decodeChoices({ ...line, selectedOptions: [colour, link, size] })).toEqual({
    ...NONE,
    variant: [colour, size],
    links: [{ link_id: 31 }],
  });
});

test("decodeChoices groups bundle selections by option, with the entered quantity", () => {
  const selectedOptions = ["bundle/5/9/1", "bundle/8/15/2", "bundle/8/16/2"].map(btoa);
  const enteredOptions = [
    { uid: btoa("bundle/6/12/1"), value: "3" },
    { uid: btoa("bundle/8/17/1"), value: "1" },
  ];
  expect(decodeChoices({ ...line, selectedOptions, enteredOptions }).bundle).toEqual([
    { id: 5, quantity: 1, value: ["9"] },
    { id: 8, quantity: 2, value: ["15", "16", "17"] },
    { id: 6, quantity: 3, value: ["12"] },
  ]);
});
