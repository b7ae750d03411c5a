import { fail, type Result } from "~/lib/commerce/model/problem";
import { withFallback } from "./optional.server";
import type { Reader } from "./shop.server";

/** For writes: the backend may have executed them, so the text must not say that they failed. */
const NOT_KNOWN = "Our system did not answer. Check whether it worked before you try again.";

/** For operations without effect. */
export const BACKEND_UNAVAILABLE = "Our system did not answer. Please try again in a moment.";

/** Turns an unavailable backend into a form error, so that the page keeps the input. The write is not retried. */
export function orFormError<T>(
  reader: Pick<Reader, "log">,
  write: Promise<Result<T>>,
  message = NOT_KNOWN,
): Promise<Result<T>> {
  const fallback = fail({ code: "unavailable", message });
  return withFallback(reader, write, { failure: "backend failed", fallback, only: "unavailable" });
}
