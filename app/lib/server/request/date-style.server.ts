import { type DateStyle, INDIAN_DATES } from "~/lib/format/dates";
import { optional } from "./optional.server";
import type { Reader } from "./shop.server";

/** Of the store view; Indian while the backend does not answer. */
export function dateStyleOf(reader: Reader): Promise<DateStyle> {
  return optional<DateStyle>(reader, "store", reader.commerce.content.store(), INDIAN_DATES);
}
