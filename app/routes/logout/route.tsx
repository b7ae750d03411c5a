import { logOut } from "~/features/account/log-out.server";
import { shopAction, shopLoader } from "~/lib/server/handlers.server";
import { seeOther } from "~/lib/server/responses";
import type { Screen } from "~/lib/screen";

export const handle: Screen = { fetchAhead: false };

/** A link or a prefetch logs nobody out. */
export const loader = shopLoader(() => seeOther("/"));

export const action = shopAction(({ shop }) => logOut(shop));
