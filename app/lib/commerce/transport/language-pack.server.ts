import { isKnownSource, placeholdersOf, type Translation } from "./messages.server";

export class LanguagePackError extends Error {
  override name = "LanguagePackError";
}

/**
 * Magento's language pack (`i18n/xx_XX.csv`: `"source","translation"`), reduced to the sentences
 * that the shop recognises. Throws a LanguagePackError for a row that is no such pair, a
 * translation without its source's placeholders, and a pack without any known sentence.
 */
export function parseLanguagePack(csv: string): readonly Translation[] {
  const known = readRows(csv.replaceAll("\r\n", "\n")).flatMap(([source = "", translation], index): Translation[] => {
    if (source.trim() === "" && translation === undefined) return [];
    if (translation === undefined) throw new LanguagePackError(`has no translation in row ${index + 1}`);
    if (!isKnownSource(source)) return [];
    const missing = placeholdersOf(source).find((placeholder) => !translation.includes(placeholder));
    if (missing) throw new LanguagePackError(`lacks ${missing} in the translation of row ${index + 1}`);
    return [[source, translation]];
  });
  if (known.length === 0) throw new LanguagePackError("translates none of the sentences that the shop recognises");
  return known;
}

function readRows(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (let at = 0; at < csv.length;) {
    const end = endOfField(csv, at);
    const field = csv.slice(at, end);
    if (end < at || (field.includes('"') && !field.startsWith('"')))
      throw new LanguagePackError(`is no CSV in row ${rows.length}`);
    rows.at(-1)?.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field.trim());
    if (csv[end] !== ",") rows.push([]);
    at = end + 1;
  }
  return rows;
}

/** At the comma, the end of the line or of the text; -1 for a field that is not closed. */
function endOfField(csv: string, start: number): number {
  let at = start;
  if (csv[at] === '"') {
    // A quotation mark is doubled in a field.
    do at = csv.indexOf('"', at + 1) + 1;
    while (at > 0 && csv[at] === '"');
    return at > 0 && (at === csv.length || /[,\n]/.test(csv[at] ?? "")) ? at : -1;
  }
  while (at < csv.length && csv[at] !== "," && csv[at] !== "\n") at += 1;
  return at;
}
