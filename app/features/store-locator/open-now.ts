const DAILY = /^(?:open )?(?:every day|daily),? (\d{1,2}):(\d\d) (?:to|–|-) (\d{1,2}):(\d\d)\.?$/i;

const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "Asia/Kolkata" });

/** "Open until 21:30", by the clock in India, from hours that hold every day; null for any other text. */
export function openNow(hours: string | null, now = new Date()): string | null {
  const match = DAILY.exec(hours ?? "");
  if (!match) return null;
  const [, openHour = "", openMinute, closeHour = "", closeMinute] = match;
  const opens = `${openHour.padStart(2, "0")}:${openMinute}`;
  const closes = `${closeHour.padStart(2, "0")}:${closeMinute}`;
  const time = clock.format(now);
  if (time < opens) return `Closed, opens at ${opens}`;
  return time < closes ? `Open until ${closes}` : `Closed, opens tomorrow at ${opens}`;
}
