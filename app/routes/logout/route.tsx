import { logOut } from "~/features/account/log-in.server";
import type { Screen } from "~/lib/screen";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { seeOther } from "~/lib/server/request/shop.server";

export const handle: Screen = { prefetch: false };

/** GET does not log out, so links and prefetches are harmless. */
export const loader = shopLoader(() => seeOther("/"));

export const action = shopAction(({ shop }) => logOut(shop));
