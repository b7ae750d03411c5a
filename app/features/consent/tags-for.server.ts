import { consentCookie } from "./consent-cookie.server";
import type { Shop } from "~/lib/server/shop.server";
import type { Tags } from "~/lib/third-parties/tags";

/** Tags of this page: configured, consented to and allowed by its screen. */
export function tagsFor(shop: Shop): Tags | null {
  return shop.cookies.get(consentCookie) === "yes" && shop.screen.thirdParties === "tags" ? shop.config.tags : null;
}
