const DAYS = /(\d{1,2})(?:\s*(?:to|-|–)\s*(\d{1,2}))?\s*(?:business |working )?days?\b/i;
const MS_OF_DAY = 24 * 3600_000;

const WRITTEN = { weekday: "short", day: "numeric", month: "short", timeZone: "Asia/Kolkata" } as const;

/**
 * Date range of a delivery from now, read from the method's title: "3 to 5 days" gives "Tue 24 Nov to Thu 26 Nov". Null when the title has no days.
 */
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
