import { isCommerceError } from "~/lib/commerce/model/errors";
import type { Shop } from "~/lib/server/shop.server";

/** A part of the frame; when it fails the page is drawn without it. */
export async function optional<T>(shop: Shop, part: string, work: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work;
  } catch (error) {
    // An ended session or unknown store concerns the whole request.
    if (isCommerceError(error, "unauthorized") || isCommerceError(error, "unknown-store")) throw error;
    shop.log("error", "frame part left out", { part, error });
    return otherwise;
  }
}
