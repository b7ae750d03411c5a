/** The locale at the beginning of a path, and the rest. A language alone fits every locale of it. */
export interface LocalePrefix {
  readonly language: string;
  readonly region: string | null;
  /** With leading slash, or empty. */
  readonly rest: string;
}

/** Paths of earlier shops began with a locale, as in `/en_IN/phones.html` (product P12). Null where a path does not look like that. */
export function localePrefix(path: string): LocalePrefix | null {
  const [, language, region, rest] = /^\/([a-z]{2,3})(?:[-_]([a-z]{2}))?((?:\/.*)?)$/i.exec(path) ?? [];
  if (language === undefined) return null;
  return { language: language.toLowerCase(), region: region?.toUpperCase() ?? null, rest: rest ?? "" };
}

/** Whether the prefix names this locale, a tag like "en-IN". */
export function namesLocale({ language, region }: LocalePrefix, locale: string): boolean {
  const [ownLanguage, ...others] = locale.split("-");
  return language === ownLanguage && (region === null || others.includes(region));
}
