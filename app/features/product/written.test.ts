import { describe, expect, test } from "vitest";
import { tidy, toEntered, toTyped, wrongWith } from "./written";

const text = { as: "text", longest: 5 } as const;
const date = { as: "date", longest: 10 } as const;
const time = { as: "time", longest: 10 } as const;
const moment = { as: "datetime-local", longest: 16 } as const;

test("what nobody typed on purpose is left out", () => {
  expect(tidy(" Asha\r\nRao\u0000 ")).toBe("Asha\nRao");
  expect(tidy(null)).toBe("");
});

test("texts are as long as they may be, counted in signs", () => {
  expect(wrongWith("🎉🎉🎉🎉🎉", text)).toBeNull();
  expect(wrongWith("Ashima", text)).toBe("The field should have at most 5 characters");
});

describe("days and times", () => {
  test.each([
    [date, "2026-12-01", "2026-12-01 00:00:00"],
    [time, "18:30", "1970-01-01 18:30:00"],
    [moment, "2028-02-29T07:05", "2028-02-29 07:05:00"],
  ])("%j: %s goes to the backend and comes back", (writing, typed, entered) => {
    expect(wrongWith(typed, writing)).toBeNull();
    expect(toEntered(typed, writing)).toBe(entered);
    expect(toTyped(entered, writing)).toBe(typed);
  });

  test.each(["2026-02-30", "2026-13-01", "tomorrow", "1", "2026-12-01T10:00"])("%s is no day", (typed) => {
    expect(wrongWith(typed, date)).toBe("Enter a date.");
  });

  test.each(["25:00", "7", "<b>"])("%s is no time", (typed) => {
    expect(wrongWith(typed, time)).toBe("Enter a time.");
  });
});
