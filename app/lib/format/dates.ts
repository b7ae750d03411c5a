const day = new Intl.DateTimeFormat("en-IN", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "Asia/Kolkata",
});

/** 21 Nov 2026, 3 Sep 2026 (ICU writes "Sept"), in the shop's time zone. */
export function formatDate(value: string): string {
  return day.format(toDate(value)).replace("Sept", "Sep");
}

const isoDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Kolkata" });

/** 2026-11-21, the same day as `formatDate`. */
export function toIsoDay(value: string): string {
  return isoDay.format(toDate(value));
}

/** Magento's "YYYY-MM-DD HH:MM:SS" is UTC, without a zone. */
export function toDate(value: string): Date {
  const iso = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value) ? `${value.replace(" ", "T")}Z` : value;
  return new Date(iso);
}
