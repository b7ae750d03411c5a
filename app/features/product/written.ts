import type { Writing } from "~/lib/commerce/model/component";

/** What stands in a field, without what nobody typed on purpose. */
export function tidy(typed: FormDataEntryValue | null): string {
  return typeof typed === "string"
    ? typed
        .replace(/\r\n?/g, "\n")
        .replace(/(?!\n)\p{Cc}/gu, "")
        .trim()
    : "";
}

/** Why something written cannot be taken; null when it can. */
export function wrongWith(text: string, { as, longest }: Writing): string | null {
  if (as === "text" || as === "lines") {
    return [...text].length > longest ? `The field should have at most ${longest} characters` : null;
  }
  return toStamp(text, as) === null ? `Enter a ${as === "time" ? "time" : "date"}.` : null;
}

/** As the backend takes it: days and times are one "2026-12-01 18:30:00" to it. */
export function toEntered(text: string, { as }: Writing): string {
  return as === "text" || as === "lines" ? text : (toStamp(text, as) ?? "");
}

/** As it stood in the field: the other way round of toEntered. */
export function toTyped(entered: string, { as }: Writing): string {
  const [day = "", time = ""] = entered.split(" ");
  const minutes = time.slice(0, 5);
  if (as === "date") return day;
  if (as === "time") return minutes;
  return as === "datetime-local" ? `${day}T${minutes}` : entered;
}

/** A time by itself needs some day. */
const SOME_DAY = "1970-01-01";

function toStamp(text: string, as: Writing["as"]): string | null {
  const [day = "", time = ""] = as === "date" ? [text, "00:00"] : as === "time" ? [SOME_DAY, text] : text.split("T", 2);
  const stamp = `${day}T${time.slice(0, 5)}:00.000Z`;
  const date = new Date(stamp);
  // A day that is not in the calendar comes back as another one.
  return !Number.isNaN(date.getTime()) && date.toISOString() === stamp ? `${day} ${time.slice(0, 5)}:00` : null;
}
