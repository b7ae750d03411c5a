import { describe, expect, test } from "vitest";
import { cleanLine, cleanText, compactNumber, plainDigits, withoutInvisible } from "./clean-text";

describe("cleanText", () => {
  test.each([
    ["a zero-width space", "as\u200Bha@example.in"],
    ["directional marks", "\u202Aasha\u200E@example.in\u202C"],
    ["isolates", "\u2066asha@example.in\u2069"],
    ["a soft hyphen", "asha@exam\u00ADple.in"],
    ["a byte order mark", "\uFEFFasha@example.in"],
    ["a word joiner", "asha\u2060@example.in"],
    ["joiners between Latin letters", "as\u200Dha\u200C@example.in"],
    ["a variation selector after a Latin letter, and a joiner after it", "asha\uFE0F\u200D@example.in"],
    ["leading and trailing spaces of all kinds", "\u00A0 \u3000asha@example.in\u2009\n"],
  ])("removes %s", (_what, typed) => expect(cleanText(typed)).toBe("asha@example.in"));

  test("replaces special spaces and control characters with plain spaces", () =>
    expect(cleanText("12\u00A0Hill\u2003Road,\u3000Bandra\u0000West")).toBe("12 Hill Road, Bandra West"));

  test("keeps line breaks, which cleanLine replaces with spaces", () => {
    expect(cleanText("first\r\n\tsecond\n")).toBe("first\r\n\tsecond");
    expect(cleanLine("first\r\n\tsecond\n")).toBe("first second");
  });

  test.each([
    ["a Devanagari conjunct with a joiner", "क्\u200Dष"],
    ["a Malayalam chillu at the end", "അവന്\u200D"],
    ["a Bengali ya-phalaa", "র\u200D্য"],
    ["a Persian plural", "می\u200Cخواهم"],
    ["a family emoji", "👨\u200D👩\u200D👧"],
    ["an emoji of an eye in a speech bubble", "👁\uFE0F\u200D🗨\uFE0F"],
    ["a profession emoji with a skin tone", "👩🏽\u200D💻"],
    ["a coloured heart emoji", "❤\uFE0F"],
  ])("keeps the joiners in %s", (_what, typed) => {
    expect(cleanText(typed)).toBe(typed);
    expect(cleanText(`\u200B${typed}\u200B`)).toBe(typed);
  });
});

test("withoutInvisible removes joiners too", () => expect(withoutInvisible("दि\u200Dवा\u200Cली\uFE0F")).toBe("दिवाली"));

test.each([
  ["Devanagari", "९८४५०"],
  ["Bengali", "৯৮৪৫০"],
  ["Tamil", "௯௮௪௫௦"],
  ["Arabic-Indic", "٩٨٤٥٠"],
  ["Urdu", "۹۸۴۵۰"],
  ["full-width", "９８４５０"],
  ["mathematical", "𝟵𝟾𝟦𝟓𝟎"],
  ["plain", "98450"],
])("plainDigits converts %s digits", (_script, typed) => expect(plainDigits(`a ${typed}!`)).toBe("a 98450!"));

test.each([
  "560 001",
  "560-001",
  "560–001",
  "560\u2011001",
  "560−001",
  "560.001",
  "(५६०) ००१",
  "５６０　００１",
  "560\u200B001",
])("compactNumber removes the separators of %j", (typed) => expect(compactNumber(typed)).toBe("560001"));
