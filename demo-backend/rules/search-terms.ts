/** How a search text is asked of FTS5: the strict reading first, the loose one when that finds nothing. */
export interface SearchTerms {
  /** All words, the last one also as a beginning. */
  strict: string;
  /** Any of the words. */
  loose: string;
}

const longestQuery = 128;
const mostWords = 12;
// A search for nothing but these finds nothing, as on Magento ("a" gives no product).
const stopWords = new Set("a an and are as at be by for from in is it of on or the to with".split(" "));

/** Null when nothing is left to look for. */
export function searchTerms(text: string): SearchTerms | null {
  const trimmed = text.trim();
  // Cut between words: half a word at the end would be asked for as if it had been meant.
  const shortened = trimmed.length > longestQuery ? trimmed.slice(0, longestQuery).replace(/\S+$/, "") : trimmed;
  const quoted = /^"([^"]+)"$/.exec(shortened)?.[1];
  const words = wordsOf(quoted ?? shortened);
  if (words.length === 0) return null;
  if (quoted !== undefined) return { strict: quote(words.join(" ")), loose: quote(words.join(" ")) };
  const terms = words.map(quote);
  const last = terms.length - 1;
  const strict = terms.map((term, at) => (at === last ? `${term}*` : term)).join(" AND ");
  return { strict, loose: [...terms, `${terms[last] ?? ""}*`].join(" OR ") };
}

export function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const telling = words.filter((word) => !stopWords.has(word));
  return [...new Set(telling)].slice(0, mostWords);
}

function quote(word: string): string {
  return `"${word}"`;
}
