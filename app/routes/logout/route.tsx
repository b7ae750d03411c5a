import { logOut } from "~/features/account/log-out.server";
import { shopAction, shopLoader } from "~/lib/server/handlers.server";
import { seeOther } from "~/lib/server/responses";
import type { Screen } from "~/lib/screen";

export const handle: Screen = { fetchAhead: false };

/** GET does not log out, so links and prefetches are harmless. */
export const loader = shopLoader(() => seeOther("/"));

export const action = shopAction(({ shop }) => logOut(shop));
