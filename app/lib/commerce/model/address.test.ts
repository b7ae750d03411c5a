import { describe, expect, test } from "vitest";
import { type StreetParts, joinStreet, splitStreet } from "./address";

const parts = (...[street = "", apartment = "", neighborhood = "", extra = ""]: string[]): StreetParts => ({
  street,
  apartment,
  neighborhood,
  extra,
});

const VALUES = ["14 Lake View Road", "Flat 3", "Indiranagar", "Behind the post office; ring twice"] as const;

const FILLINGS = Array.from({ length: 16 }, (_, bits) => {
  return parts(...VALUES.map((value, place) => (bits & (1 << place) ? value : "")));
});

describe("joinStreet", () => {
  test.each([
    ["all four", parts("A", "B", "C", "D"), ["A", "B", "C", "D"]],
    ["only the first", parts("A"), ["A"]],
    ["the first two", parts("A", "B"), ["A", "B"]],
    ["a gap", parts("A", "", "C"), ["A", "C"]],
    ["two gaps", parts("A", "", "", "D"), ["A", "D"]],
    ["blanks and line breaks", parts("  A \n B ", " "), ["A B"]],
    ["nothing", parts(""), []],
  ])("drops empty parts: %s", (_name, given, lines) => {
    expect(joinStreet(given)).toEqual(lines);
  });

  test.each([
    [parts("A", "B", "C", "D"), ["A", "B; C; D"]],
    [parts("A", "", "C", "D"), ["A", "C; D"]],
    [parts("A", "B"), ["A", "B"]],
  ])("joins parts to fit two lines", (given, lines) => {
    expect(joinStreet(given, 2)).toEqual(lines);
  });
});

describe("splitStreet", () => {
  test.each([1, 2, 3, 4])("restores parts without gaps from at most %i lines", (maxLines) => {
    for (const count of [0, 1, 2, 3, 4]) {
      const filling = parts(...VALUES.slice(0, count));
      expect(splitStreet(joinStreet(filling, maxLines))).toEqual(filling);
    }
  });

  test.each([1, 2, 3, 4])("keeps all text over a round trip, on at most %i lines", (maxLines) => {
    for (const filling of FILLINGS) {
      const lines = joinStreet(filling, maxLines);
      const read = splitStreet(lines);
      expect(Object.values(read).filter(Boolean).join("; ")).toBe(Object.values(filling).filter(Boolean).join("; "));
      expect(joinStreet(read, maxLines).join("; ")).toBe(lines.join("; "));
    }
  });

  test("reads the lines by position", () => {
    expect(splitStreet(["A", null, "C"])).toEqual(parts("A", "", "C"));
  });

  test("appends further lines to the fourth part", () => {
    expect(splitStreet(["A", "B", "C", "D", null, "E"])).toEqual(parts("A", "B", "C", "D; E"));
  });
});
