import fc from "fast-check";

const KNOWN = [
  ...["", " ", "0", "-1", "1e9", "1.5", "NaN", "Infinity", "999999999999999999999", "null", "undefined", "[]", "{}"],
  ...[
    "__proto__",
    "constructor",
    "toString",
    "a[0].b",
    "a[__proto__][x]",
    "%",
    "%E0%A4%A",
    "%00",
    "\0",
    "\r\nSet-Cookie: a=b",
  ],
  ...[
    "<script>alert(1)</script>",
    "' OR 1=1 --",
    "../../etc/passwd",
    "//evil.example",
    "javascript:alert(1)",
    "１",
    "\ud800",
  ],
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...KNOWN),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ maxLength: 60 }),
  fc
    .tuple(fc.constantFrom("a", "/", "<", "=", " ", "%", "9", "ä"), fc.integer({ min: 200, max: 5_000 }))
    .map(([unit, times]) => unit.repeat(times)),
);

export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc.array(fc.oneof(hostileText, fc.integer(), fc.constant(null)), { maxLength: 6 }),
  fc.dictionary(hostileText, fc.oneof(hostileText, fc.integer(), fc.constant(null)), { maxKeys: 4 }),
);

/** Removes lone surrogates, which no URL and no cookie can hold. */
export function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}
