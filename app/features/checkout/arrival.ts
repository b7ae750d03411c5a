const DAYS = /(\d{1,2})(?:\s*(?:to|-|–)\s*(\d{1,2}))?\s*(?:business |working )?days?\b/i;
const MS_OF_DAY = 24 * 3600_000;

const WRITTEN = { weekday: "short", day: "numeric", month: "short", timeZone: "Asia/Kolkata" } as const;

/** When goods sent today arrive, after what the method calls itself: "3 to 5 days" is "Tue 24 Nov to Thu 26 Nov". Null when it says nothing. */
export function arrival(methodTitle: string, now: Date, locale: string): string | null {
  const [, first, last] = DAYS.exec(methodTitle) ?? [];
  if (!first) return null;
  const format = new Intl.DateTimeFormat(locale, WRITTEN);
  const dayOf = (days: string) =>
    format
      .formatToParts(new Date(now.getTime() + Number(days) * MS_OF_DAY))
      .map(({ type, value }) => (type === "literal" ? " " : value))
      .join("");
  return last && last !== first ? `${dayOf(first)} to ${dayOf(last)}` : dayOf(first);
}
