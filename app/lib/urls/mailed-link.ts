/** Of the sentence around a link, which mail programs take for its end. Base64 ends in "=". */
const PUNCTUATION = `.,;:!?'"<>()[]{}*_|»”’ \t`;

/** Regular expressions take quadratic time on runs in the middle. */
function withoutPunctuation(text: string): string {
  let end = text.length;
  while (end > 0 && PUNCTUATION.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/**
 * A path without the punctuation after a link. Unchanged if there is none, or if it cannot be
 * decoded.
 */
export function withoutPunctuationAfter(pathname: string): string {
  try {
    const decoded = decodeURI(pathname);
    const path = withoutPunctuation(decoded);
    return path === decoded || path === "" ? pathname : encodeURI(path);
  } catch {
    return pathname;
  }
}

/**
 * The query of a link from an email, whose values have no blanks, without what mail programs add:
 * punctuation, line breaks, and the "3D" of an undecoded quoted-printable "=". A decoded "+" of an
 * email was a blank.
 */
export function readMailedQuery(query: URLSearchParams): URLSearchParams {
  const given = [...query].filter(([, value]) => value !== "");
  const isQuoted = given.every(([, value]) => value.startsWith("3D"));
  return new URLSearchParams(
    given.map(([name, value]) => {
      const text = isQuoted ? value.slice(2).replaceAll("=3D", "=") : value;
      return [
        name,
        withoutPunctuation(text)
          .trim()
          .replace(/\s/g, text.includes("@") ? "+" : ""),
      ];
    }),
  );
}
