import { logOut } from "~/features/account/log-in.server";
import type { Screen } from "~/lib/screen";
import { shopAction, shopLoader } from "~/lib/server/handlers.server";
import { seeOther } from "~/lib/server/responses";

export const handle: Screen = { fetchAhead: false };

/** GET does not log out, so links and prefetches are harmless. */
export const loader = shopLoader(() => seeOther("/"));

export const action = shopAction(({ shop }) => logOut(shop));
