import { isCommerceError } from "~/lib/commerce/model/errors";
import { refused, type Outcome } from "~/lib/commerce/model/problem";
import type { Shop } from "./shop.server";

/** Whether the backend did it is not known, and this text must not claim to. */
const NOT_KNOWN = "Our system did not answer, so it may or may not be done. Please check, and try again if it is not.";

/** For what changes nothing. */
export const NO_ANSWER = "Our system did not answer. Please try again in a moment.";

/**
 * A write to the backend from a form. When the backend does not answer, the page comes back with a text and with what was
 * typed, instead of an error page that costs the shopper both. The write is not repeated.
 */
export async function orRefusal<T>(shop: Shop, write: Promise<Outcome<T>>, text = NOT_KNOWN): Promise<Outcome<T>> {
  try {
    return await write;
  } catch (error) {
    if (!isCommerceError(error, "unavailable")) throw error;
    shop.log("error", "backend failed", { kind: error.kind, error });
    return refused({ code: "unavailable", message: text });
  }
}
