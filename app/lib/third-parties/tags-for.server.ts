import type { Shop } from "../shop.server";
import { isTagFree, type Tags } from "./tags";

/** The tags this page may load: configured, agreed to, and not on the checkout. */
export function tagsFor({ config, session }: Shop, { pathname }: URL): Tags | null {
  return session.consent === "yes" && !isTagFree(pathname) ? config.tags : null;
}
