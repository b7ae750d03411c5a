/** How a store view writes days and counts them; a `Store` is one. */
export interface DateStyle {
  /** Locale tag for Intl. */
  readonly locale: string;
  /** IANA name, e.g. Asia/Kolkata. */
  readonly timeZone: string;
}

/** For a store view that does not say. */
export const INDIAN_DATES: DateStyle = { locale: "en-IN", timeZone: "Asia/Kolkata" };

const formats = new Map<string, Intl.DateTimeFormat>();

/** Reused, because making one is slow. */
export function dateFormat({ locale, timeZone }: DateStyle, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${Object.keys(options).join(" ")}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, ...options });
  formats.set(key, known);
  return known;
}

/**
 * 21 Nov 2026, 3 Sep 2026 (ICU writes "Sept"), in the United States Nov 21, 2026; "" for an invalid
 * date.
 */
export function formatDate(value: string, style: DateStyle): string {
  const date = toDate(value, style.timeZone);
  if (Number.isNaN(date.getTime())) return "";
  return dateFormat(style, { day: "numeric", month: "short", year: "numeric" }).format(date).replace("Sept", "Sep");
}

/**
 * Magento's "YYYY-MM-DD HH:MM:SS" is UTC, without a zone; "DD/MM/YYYY HH:MM:SS", of a 2.4.8, is the
 * store's time.
 */
export function toDate(value: string, timeZone: string): Date {
  const [, day = "", month = "", year = "", time = ""] = /^(\d\d)\/(\d\d)\/(\d{4}) (\d\d:\d\d:\d\d)$/.exec(value) ?? [];
  if (year === "") return new Date(value.replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/, "$1T$2Z"));
  const local = new Date(`${year}-${month}-${day}T${time}Z`);
  // Off by an hour in the hours around a change of the clocks.
  return Number.isNaN(local.getTime()) ? local : new Date(2 * local.getTime() - localTime(local, timeZone).getTime());
}

/** What clocks in the time zone show at `date`, as if that were UTC. */
export function localTime(date: Date, timeZone: string): Date {
  // Sweden writes 2026-11-21 14:06:00.
  const text = dateFormat({ locale: "sv-SE", timeZone }, { dateStyle: "short", timeStyle: "medium" }).format(date);
  return new Date(`${text.replace(" ", "T")}Z`);
}

/** "YYYY-MM-DDTHH:MM" of the time zone's clocks with its offset, e.g. 2026-11-21T14:06+0530. */
export function withOffset(local: string, timeZone: string): string {
  const asUtc = new Date(`${local}Z`);
  const minutes = Math.round((localTime(asUtc, timeZone).getTime() - asUtc.getTime()) / 60_000);
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${local}${minutes < 0 ? "-" : "+"}${String(hours * 100 + rest).padStart(4, "0")}`;
}
