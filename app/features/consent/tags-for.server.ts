import type { Shop } from "~/lib/server/shop.server";
import { isTagFree, type Tags } from "~/lib/third-parties/tags";

/** The tags this page may load: configured, agreed to, and not on the checkout. */
export function tagsFor({ config, session }: Shop, { pathname }: URL): Tags | null {
  return session.consent === "yes" && !isTagFree(pathname) ? config.tags : null;
}
