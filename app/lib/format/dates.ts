const day = new Intl.DateTimeFormat("en-IN", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "Asia/Kolkata",
});

/** 21 Nov 2026, 3 Sep 2026 (ICU writes "Sept"), in the shop's time zone; "" for an invalid date. */
export function formatDate(value: string): string {
  return write(day, value).replace("Sept", "Sep");
}

const isoDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Kolkata" });

/** 2026-11-21, the same day as `formatDate`. */
export function toIsoDay(value: string): string {
  return write(isoDay, value);
}

function write(format: Intl.DateTimeFormat, value: string): string {
  const date = toDate(value);
  return Number.isNaN(date.getTime()) ? "" : format.format(date);
}

/** Magento's "YYYY-MM-DD HH:MM:SS" is UTC; "DD/MM/YYYY HH:MM:SS" (2.4.9) is the shop's time. */
export function toDate(value: string): Date {
  const iso = value
    .replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/, "$1T$2Z")
    .replace(/^(\d\d)\/(\d\d)\/(\d{4}) (\d\d:\d\d:\d\d)$/, "$3-$2-$1T$4+05:30");
  return new Date(iso);
}
