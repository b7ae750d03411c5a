import { localTime } from "./dates";

const DAILY = /^(?:open )?(?:every day|daily),? (\d{1,2}):(\d\d) (?:to|–|-) (\d{1,2}):(\d\d)\.?$/i;

/** On a clock of 24 hours, within any text. */
const SPAN = /\b([01]?\d:[0-5]\d|2[0-3]:[0-5]\d) (?:to|–|-) ([01]?\d:[0-5]\d|2[0-3]:[0-5]\d)\b(?! ?[ap]\.?m)/gi;

/**
 * "Open until 9:30 pm", in the store's time, from hours that are the same every day; null for any
 * other text.
 */
export function openNow(hours: string | null, timeZone: string, now = new Date()): string | null {
  const daily = dailyHours(hours);
  if (!daily) return null;
  const { opens, closes } = daily;
  const time = localTime(now, timeZone).toISOString().slice(11, 16);
  if (time < opens) return `Closed now, opens at ${inTwelveHours(opens)}`;
  return time < closes
    ? `Open until ${inTwelveHours(closes)}`
    : `Closed now, opens tomorrow at ${inTwelveHours(opens)}`;
}

export function readableHours(hours: string | null): string | null {
  const daily = dailyHours(hours);
  if (daily) return `Open daily ${inTwelveHours(daily.opens)} –${NO_BREAK}${inTwelveHours(daily.closes)}`;
  const spans = hours?.replace(SPAN, (span, opens: string, closes: string) => {
    // "9:00 - 5:00" is no clock of 24 hours.
    const isInOrder = opens.padStart(5, "0") < closes.padStart(5, "0");
    return isInOrder ? `${inTwelveHours(opens)} –${NO_BREAK}${inTwelveHours(closes)}` : span;
  });
  return spans ?? null;
}

function dailyHours(hours: string | null): { opens: string; closes: string } | null {
  const match = DAILY.exec(hours ?? "");
  if (!match) return null;
  const [, openHour = "", openMinute, closeHour = "", closeMinute] = match;
  return {
    opens: `${openHour.padStart(2, "0")}:${openMinute}`,
    closes: `${closeHour.padStart(2, "0")}:${closeMinute}`,
  };
}

const NO_BREAK = "\u00a0";

function inTwelveHours(time: string): string {
  const [hour = "", minute = ""] = time.split(":");
  return `${Number(hour) % 12 || 12}:${minute}${NO_BREAK}${Number(hour) < 12 ? "am" : "pm"}`;
}
