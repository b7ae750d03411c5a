import { isCommerceError } from "~/lib/commerce/model/errors";
import type { Reader } from "./shop.server";

/** A part of a page; when it fails the page is drawn without it. */
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
