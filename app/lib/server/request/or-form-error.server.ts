import { isCommerceError } from "~/lib/commerce/model/errors";
import { fail, type Result } from "~/lib/commerce/model/problem";
import type { Reader } from "./shop.server";

/** For writes: the backend may have executed them, so the text must not say that they failed. */
const NOT_KNOWN = "Our system did not answer. Check whether it worked before you try again.";

/** For operations without effect. */
export const BACKEND_UNAVAILABLE = "Our system did not answer. Please try again in a moment.";

/** Turns an unavailable backend into a form error, so that the page keeps the input. The write is not retried. */
export async function orFormError<T>(
  { log }: Pick<Reader, "log">,
  write: Promise<Result<T>>,
  text = NOT_KNOWN,
): Promise<Result<T>> {
  try {
    return await write;
  } catch (error) {
    if (!isCommerceError(error, "unavailable")) throw error;
    log("error", "backend failed", { kind: error.kind, error });
    return fail({ code: "unavailable", message: text });
  }
}
