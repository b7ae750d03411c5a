/** The shop's days begin by Indian time, which has no daylight saving. */
const offset = "+05:30";
const offsetMilliseconds = 5.5 * 60 * 60 * 1000;

/** The instant at which a day ("2026-11-14") begins in the shop. Full timestamps are unchanged. */
export function startOfDay(date: string): string {
  return new Date(isDay(date) ? `${date}T00:00:00${offset}` : date).toISOString();
}

export function endOfDay(date: string): string {
  return new Date(isDay(date) ? `${date}T23:59:59.999${offset}` : date).toISOString();
}

/** Magento's form of a date attribute: "2026-11-14 00:00:00". */
export function toDateAttribute(instant: string | null): string | null {
  if (instant === null) return null;
  const local = new Date(Date.parse(instant) + offsetMilliseconds).toISOString();
  return `${local.slice(0, 10)} 00:00:00`;
}

/** Magento's form of a time: "2026-11-14 08:15:43" in UTC. */
export function toTimestamp(instant: string): string {
  return new Date(instant).toISOString().slice(0, 19).replace("T", " ");
}

/** Later versions' order time: "14/11/2026 13:45:43" in the shop's time. */
export function toLocalTime(instant: string): string {
  const [day = "", time = ""] = toTimestamp(new Date(Date.parse(instant) + offsetMilliseconds).toISOString()).split(
    " ",
  );
  return `${day.split("-").reverse().join("/")} ${time}`;
}

function isDay(date: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(date);
}
