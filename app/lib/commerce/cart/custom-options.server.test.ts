import { expect, test } from "vitest";
import { asId, type Sku } from "~/lib/commerce/model/ids";
import { customOptionsOf } from "./custom-options.server";

const line = { sku: asId<Sku>("PEN"), quantity: 1 };

test("typed and picked custom options go by their numbers, several values of one option together", () => {
  const selectedOptions = ["custom-option/2/7", "custom-option/2/9", "configurable/93/49"].map(btoa);
  const enteredOptions = [
    { uid: btoa("custom-option/1"), value: "ASHA" },
    { uid: btoa("bundle/1/2/1"), value: "2" },
  ];
  expect(customOptionsOf({ ...line, selectedOptions, enteredOptions })).toEqual([
    { id: 2, value_string: "7,9" },
    { id: 1, value_string: "ASHA" },
  ]);
});

test("a line without them has none, whatever else its uids are", () => {
  expect(customOptionsOf(line)).toEqual([]);
  expect(customOptionsOf({ ...line, selectedOptions: ["not base64!"] })).toEqual([]);
});
