/** Translates a whole message; those that the table lacks stay English. */
export type Translate = (message: string) => string;

const row = /^"((?:[^"]|"")*)","((?:[^"]|"")*)"$/gm;
const placeholder = /%(\w+)/g;

/**
 * `csv`: rows of `"source","translation"` with placeholders (`%1`, `%name`), as Magento's language
 * packs have them.
 */
export function createTranslate(csv: string): Translate {
  const sentences = [...csv.matchAll(row)].map(([, source = "", text = ""]) => ({
    pattern: toPattern(unquote(source)),
    text: unquote(text),
  }));
  return function translate(message: string): string {
    for (const { pattern, text } of sentences) {
      const found = pattern.exec(message);
      if (!found) continue;
      const values = Object.entries(found.groups ?? {}).map(([name, value]) => [name.slice(1), value] as const);
      const translated = new Map(values.map(([name, value]) => [name, name === "message" ? translate(value) : value]));
      return text.replace(placeholder, (_, name: string) => translated.get(name) ?? "");
    }
    return message;
  };
}

function unquote(field: string): string {
  return field.replaceAll('""', '"');
}

function toPattern(source: string): RegExp {
  const literal = source.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&");
  return new RegExp(`^${literal.replace(placeholder, "(?<v$1>.+)")}$`, "s");
}
