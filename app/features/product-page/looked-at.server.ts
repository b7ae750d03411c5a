import type { Sku } from "~/lib/commerce/model/ids";
import type { Cookies } from "~/lib/server/cookies.server";
import { parseViewed, withViewed, writeViewed } from "./viewed";

/** What a browser remembers of the products somebody looked at. */
export interface LookedAt {
  /** The last one first. */
  readonly viewed: readonly Sku[];
  noteViewed(sku: Sku): void;
  /** The postcode somebody asked about. */
  readonly deliverTo: string | null;
  keepDeliverTo(postcode: string): void;
}

const MONTH = 30 * 24 * 3600;

export function openLookedAt({ read, write }: Cookies): LookedAt {
  const viewed = parseViewed(read("viewed"));
  return {
    viewed,
    noteViewed(sku) {
      const now = withViewed(viewed, sku);
      if (now !== viewed) write("viewed", writeViewed(now), { maxAge: MONTH });
    },
    deliverTo: /^[a-z\d-]{3,10}$/i.exec(read("deliver-to") ?? "")?.[0] ?? null,
    keepDeliverTo: (postcode) => write("deliver-to", postcode, { maxAge: MONTH }),
  };
}
