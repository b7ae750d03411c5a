const DAYS = /(\d{1,2})(?:\s*(?:to|-|–)\s*(\d{1,2}))?\s*(business |working )?days?\b/i;
const CUT_OFF = /\b(?:by|before|until)\s+(\d{1,2})(?:[.:](\d\d))?\s*([ap])\.?m\b/i;

const MS_OF_DAY = 24 * 3600_000;
/** India has one time zone and no summer time. */
const MS_AHEAD_OF_UTC = 5.5 * 3600_000;
const SUNDAY = 0;
const SATURDAY = 6;

const WRITTEN = new Intl.DateTimeFormat("en-IN", { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });

/**
 * From the method's title: "4 to 7 days" is the seventh day without Sundays ("working": nor Saturdays). After a cut-off
 * ("1 day, ordered by 2 pm") it is a day later. Null if unknown.
 */
export function deliveryDay(methodTitle: string, ordered: Date): string | null {
  const day = lastDay(methodTitle, ordered);
  return day && written(day);
}

export function isDeliveryDayOver(methodTitle: string, ordered: Date, now: Date): boolean | null {
  const day = lastDay(methodTitle, ordered);
  const today = new Date(now.getTime() + MS_AHEAD_OF_UTC);
  return day && day.toISOString().slice(0, 10) < today.toISOString().slice(0, 10);
}

/** In Indian time, as if that were UTC. */
function lastDay(methodTitle: string, ordered: Date): Date | null {
  const [, first, last = first, working] = DAYS.exec(methodTitle) ?? [];
  if (!last || Number.isNaN(ordered.getTime())) return null;
  const day = new Date(ordered.getTime() + MS_AHEAD_OF_UTC);
  const free = working ? [SUNDAY, SATURDAY] : [SUNDAY];
  let left = Number(last) + (isPastCutOff(methodTitle, day) ? 1 : 0);
  while (left > 0) {
    day.setTime(day.getTime() + MS_OF_DAY);
    if (!free.includes(day.getUTCDay())) left -= 1;
  }
  return day;
}

/** As in "tomorrow for ₹99". */
export function isTomorrow(day: string, now: Date): boolean {
  return day === written(new Date(now.getTime() + MS_AHEAD_OF_UTC + MS_OF_DAY));
}

function isPastCutOff(methodTitle: string, local: Date): boolean {
  const [, hour, minute = "0", half = ""] = CUT_OFF.exec(methodTitle) ?? [];
  if (!hour) return false;
  const limit = ((Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0)) * 60 + Number(minute);
  return local.getUTCHours() * 60 + local.getUTCMinutes() >= limit;
}

/** Thu 26 Nov. Months in three letters: ICU writes "Sept". */
function written(day: Date): string {
  const parts = WRITTEN.formatToParts(day).map(({ type, value }) => {
    if (type === "literal") return " ";
    return type === "month" ? value.slice(0, 3) : value;
  });
  return parts.join("");
}
