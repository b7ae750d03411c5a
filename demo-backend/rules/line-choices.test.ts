import { expect, test } from "vitest";
import { formatChoices, parseChoices, type LineChoice } from "./line-choices.ts";

const monitor: LineChoice = { kind: "bundle", optionId: 5, selectionId: 9, quantity: 1 };
const cables: LineChoice = { kind: "bundle", optionId: 8, selectionId: 15, quantity: 2 };

test("formatChoices ignores the order of choices", () => {
  expect(formatChoices([cables, monitor])).toBe("bundle/5/9/1 bundle/8/15/2");
  expect(formatChoices([monitor, cables])).toBe(formatChoices([cables, monitor]));
});

test.each<[string, LineChoice[]]>([
  ["none", []],
  ["links", [{ kind: "link", linkId: 11 }, { kind: "link", linkId: 13 }]], // prettier-ignore
  ["a bundle", [monitor, cables]],
])("parseChoices reads back %s", (_, choices) => {
  expect(parseChoices(formatChoices(choices))).toEqual(choices);
});
