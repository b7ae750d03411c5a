import { logOut } from "~/features/account/log-out.server";
import { shopAction, shopLoader } from "~/lib/server/handlers.server";
import { seeOther } from "~/lib/server/responses";

/** A link or a prefetch logs nobody out. */
export const loader = shopLoader(() => seeOther("/"));

export const action = shopAction(({ shop }) => logOut(shop));
