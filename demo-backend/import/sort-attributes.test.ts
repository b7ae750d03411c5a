import { expect, test } from "vitest";
import { compareOptions } from "./option-order.ts";
import { sortAttributes, toSpecification, type AttributeInput } from "./sort-attributes.ts";

const inputs: Record<string, AttributeInput> = {
  color: "select",
  ram: "select",
  connectivity: "multiselect",
  screen_size: "text",
};

test("sorts filterable values into attributes and the others into specifications", () => {
  const values = {
    color: ["Gray", "Red"],
    memory_capacity: "32 GB",
    connectivity: ["Bluetooth"],
    screen_size: '27"',
    ecc: false,
  };
  expect(sortAttributes(values, (code) => inputs[code])).toEqual({
    attributes: new Map([
      ["color", ["Grey"]],
      ["ram", ["32 GB"]],
      ["connectivity", ["Bluetooth"]],
      ["screen_size", ['27"']],
    ]),
    specifications: [
      ["Color", "Gray, Red"],
      ["ECC", "No"],
    ],
  });
});

test.each([
  ["max_gpu_length_mm", 400, ["Max GPU length", "400 mm"]],
  ["refresh_rate_hz", 144, ["Refresh rate", "144 Hz"]],
  ["wifi", true, ["Wi-Fi", "Yes"]],
])("formats %s as a row of the specification table", (code, value, row) => {
  expect(toSpecification(code, value)).toEqual(row);
});

test("sorts storage sizes by size", () => {
  expect(["2 TB", "500 GB", "1 TB", "64 GB"].sort(compareOptions)).toEqual(["64 GB", "500 GB", "1 TB", "2 TB"]);
});
