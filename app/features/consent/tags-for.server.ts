import { consentCookie } from "./consent-cookie.server";
import type { Shop } from "~/lib/server/shop.server";
import { isTagFree, type Tags } from "~/lib/third-parties/tags";

/** The tags this page may load: configured, agreed to, and not on the checkout. */
export function tagsFor({ config, cookies }: Shop, { pathname }: URL): Tags | null {
  return cookies.get(consentCookie) === "yes" && !isTagFree(pathname) ? config.tags : null;
}
