/**
 * Invisible characters. Group 1 is kept: joiners and variation selectors in Indic words and emoji.
 */
const INVISIBLE =
  /((?!\p{Default_Ignorable_Code_Point})[\p{Lo}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}][\u200C\u200D\uFE0E\uFE0F]{1,2})|\p{Default_Ignorable_Code_Point}/gu;

const BLANKS = /(?![\t\n\r])\p{Cc}|\p{Zs}/gu;

/** Removes invisible characters of pasted text, makes all spaces plain, and trims. */
export function cleanText(text: string): string {
  return text.replace(INVISIBLE, "$1").replace(BLANKS, " ").trim();
}

export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ");
}

/** For text that is compared exactly, such as an email or a code: also removes joiners. */
export function withoutInvisible(text: string): string {
  return text.replace(/\p{Default_Ignorable_Code_Point}/gu, "");
}

/** The digits of any script as 0–9. */
export function plainDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, toPlainDigit);
}

/** In Unicode the digits of a script are consecutive. */
function toPlainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

export function compactNumber(text: string): string {
  return withoutInvisible(plainDigits(text.normalize("NFKC"))).replace(/[\s\p{Pd}\u2212.()]/gu, "");
}
