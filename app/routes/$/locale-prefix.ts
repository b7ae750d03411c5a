/** Locale prefix and remainder of a path. A language without region matches every locale of it. */
export interface LocalePrefix {
  readonly language: string;
  readonly region: string | null;
  /** With one leading slash, since "//host" in a Location would leave the shop; or empty. */
  readonly rest: string;
}

/** Earlier shops had paths with a locale, such as `/en_IN/phones.html` (product P12). Null for other paths. */
export function localePrefix(path: string): LocalePrefix | null {
  const [, language, region, rest] = /^\/([a-z]{2,3})(?:[-_]([a-z]{2}))?((?:\/.*)?)$/i.exec(path) ?? [];
  if (language === undefined) return null;
  return {
    language: language.toLowerCase(),
    region: region?.toUpperCase() ?? null,
    rest: rest?.replace(/^\/+/, "/") ?? "",
  };
}

/** Whether the prefix names this locale, a tag like "en-IN". */
export function namesLocale({ language, region }: LocalePrefix, locale: string): boolean {
  const [ownLanguage, ...others] = locale.split("-");
  return language === ownLanguage && (region === null || others.includes(region));
}
