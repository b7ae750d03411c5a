import { dateFormat, type DateStyle, localTime } from "./dates";

const DAYS = /(\d{1,2})(?:\s*(?:to|-|–)\s*(\d{1,2}))?\s*(business |working )?days?\b/i;
const CUT_OFF = /\b(?:by|before|until)\s+(\d{1,2})(?:[.:](\d\d))?\s*([ap])\.?m\b/i;

const MS_OF_DAY = 24 * 3600_000;
const SUNDAY = 0;
const SATURDAY = 6;

/**
 * From the title: "4 to 7 days" is the seventh day without Sundays ("working": nor Saturdays), a
 * day later after a cut-off ("by 2 pm"). Null if unknown.
 */
export function deliveryDay(methodTitle: string, ordered: Date, style: DateStyle): string | null {
  const day = lastDay(methodTitle, ordered, style.timeZone);
  return day && written(day, style.locale);
}

export function isDeliveryDayOver(methodTitle: string, ordered: Date, now: Date, timeZone: string): boolean | null {
  const day = lastDay(methodTitle, ordered, timeZone);
  return day && day.toISOString().slice(0, 10) < localTime(now, timeZone).toISOString().slice(0, 10);
}

function lastDay(methodTitle: string, ordered: Date, timeZone: string): Date | null {
  const [, first, last = first, working] = DAYS.exec(methodTitle) ?? [];
  if (!last || Number.isNaN(ordered.getTime())) return null;
  const day = localTime(ordered, timeZone);
  const free = working ? [SUNDAY, SATURDAY] : [SUNDAY];
  let left = Number(last) + (isPastCutOff(methodTitle, day) ? 1 : 0);
  while (left > 0) {
    day.setTime(day.getTime() + MS_OF_DAY);
    if (!free.includes(day.getUTCDay())) left -= 1;
  }
  return day;
}

export function isTomorrow(day: string, now: Date, { locale, timeZone }: DateStyle): boolean {
  return day === written(new Date(localTime(now, timeZone).getTime() + MS_OF_DAY), locale);
}

function isPastCutOff(methodTitle: string, local: Date): boolean {
  const [, hour, minute = "0", half = ""] = CUT_OFF.exec(methodTitle) ?? [];
  if (!hour) return false;
  const limit = ((Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0)) * 60 + Number(minute);
  return local.getUTCHours() * 60 + local.getUTCMinutes() >= limit;
}

/** Thu 26 Nov, in the United States Thu Nov 26. Months in three letters: ICU writes "Sept". */
function written(day: Date, locale: string): string {
  const format = dateFormat({ locale, timeZone: "UTC" }, { weekday: "short", day: "numeric", month: "short" });
  const parts = format.formatToParts(day).map(({ type, value }) => {
    if (type === "literal") return " ";
    return type === "month" ? value.slice(0, 3) : value;
  });
  return parts.join("");
}
