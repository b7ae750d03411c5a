import type { Writing } from "~/lib/commerce/model/component";

/** The field's text, without stray white space and control characters. */
export function tidy(typed: FormDataEntryValue | null): string {
  return typeof typed === "string"
    ? typed
        .replace(/\r\n?/g, "\n")
        .replace(/(?!\n)\p{Cc}/gu, "")
        .trim()
    : "";
}

/** Error message for an entered text; null if it is valid. */
export function wrongWith(text: string, { as, longest }: Writing): string | null {
  if (as === "text" || as === "lines") {
    return [...text].length > longest ? `The field should have at most ${longest} characters` : null;
  }
  return toStamp(text, as) === null ? `Enter a ${as === "time" ? "time" : "date"}.` : null;
}

/** In the backend's format: dates and times are one "2026-12-01 18:30:00". */
export function toEntered(text: string, { as }: Writing): string {
  return as === "text" || as === "lines" ? text : (toStamp(text, as) ?? "");
}

/** The inverse of toEntered. */
export function toTyped(entered: string, { as }: Writing): string {
  const [day = "", time = ""] = entered.split(" ");
  const minutes = time.slice(0, 5);
  if (as === "date") return day;
  if (as === "time") return minutes;
  return as === "datetime-local" ? `${day}T${minutes}` : entered;
}

/** Date part of a time without a date. */
const SOME_DAY = "1970-01-01";

function toStamp(text: string, as: Writing["as"]): string | null {
  const [day = "", time = ""] = as === "date" ? [text, "00:00"] : as === "time" ? [SOME_DAY, text] : text.split("T", 2);
  const stamp = `${day}T${time.slice(0, 5)}:00.000Z`;
  const date = new Date(stamp);
  // An invalid date is parsed as another one.
  return !Number.isNaN(date.getTime()) && date.toISOString() === stamp ? `${day} ${time.slice(0, 5)}:00` : null;
}
