/** India has no daylight saving. */
const offset = "+05:30";
const offsetMilliseconds = 5.5 * 60 * 60 * 1000;

/** Of a date in the shop's time zone. Full timestamps are unchanged. */
export function startOfDay(date: string): string {
  return new Date(isDay(date) ? `${date}T00:00:00${offset}` : date).toISOString();
}

export function endOfDay(date: string): string {
  return new Date(isDay(date) ? `${date}T23:59:59.999${offset}` : date).toISOString();
}

/** Magento's form: "2026-11-14 00:00:00". */
export function toDateAttribute(instant: string | null): string | null {
  if (instant === null) return null;
  const local = new Date(Date.parse(instant) + offsetMilliseconds).toISOString();
  return `${local.slice(0, 10)} 00:00:00`;
}

/** Magento's form: "2026-11-14 08:15:43" in UTC. */
export function toTimestamp(instant: string): string {
  return new Date(instant).toISOString().slice(0, 19).replace("T", " ");
}

/** Since 2.4.8: "14/11/2026 13:45:43" in the shop's time. */
export function toLocalTime(instant: string): string {
  const [day = "", time = ""] = toTimestamp(new Date(Date.parse(instant) + offsetMilliseconds).toISOString()).split(
    " ",
  );
  return `${day.split("-").reverse().join("/")} ${time}`;
}

function isDay(date: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(date);
}
