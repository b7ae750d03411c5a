/** Lower case, without accents, thousands joined, decimals whole, singulars. */
export function termsOf(text: string): string[] {
  return wordsOf(text).map(stem);
}

/** Combining marks of other scripts (Devanagari vowels) belong to their letters. */
export function wordsOf(text: string): string[] {
  const folded = text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/(\d),(?=\d{3}\b)/g, "$1");
  return folded.match(/\d+(?:\.\d+)+|[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/** As in Magento, a search for stop words alone finds nothing. */
export const stopWords: ReadonlySet<string> = new Set(
  "a an and are as at be by for from in is it me my of on or please show some the to want with".split(" "),
);

/** "BJ-C2C-100W/2M" → "bjc2c100w2m". */
export function squeeze(code: string): string {
  return wordsOf(code).join("").replace(/\./g, "");
}

/** Irregular plurals and variant forms. */
const irregularStems = new Map(
  Object.entries({
    mice: "mouse",
    lens: "lens",
    lenses: "lens",
    canceling: "cancel",
    cancelling: "cancel",
    cancelation: "cancel",
    cancellation: "cancel",
    colour: "color",
    coloured: "color",
    grey: "gray",
    inches: "inch",
    gaming: "game",
    gamer: "game",
    games: "game",
  }),
);

export function stem(word: string): string {
  const known = irregularStems.get(word);
  if (known !== undefined) return known;
  if (word.length < 3 || !/^[a-z]+s$/.test(word) || /(ss|us|is)$/.test(word)) return word;
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return /(sses|xes|ches|shes)$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
