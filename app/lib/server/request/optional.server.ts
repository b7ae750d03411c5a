import { isCommerceError } from "~/lib/commerce/model/errors";
import type { Reader } from "./shop.server";

/** `otherwise` when the work fails, with one log line. */
export async function optional<T>(
  { log }: Pick<Reader, "log">,
  part: string,
  work: Promise<T>,
  otherwise: T,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    // An ended session or unknown store concerns the whole request.
    if (isCommerceError(error, "unauthorized") || isCommerceError(error, "unknown-store")) throw error;
    log("error", "part left out", { part, error });
    return otherwise;
  }
}
