import { logOut } from "~/lib/account/log-out.server";
import { shopAction, shopLoader } from "~/lib/http/handlers.server";
import { seeOther } from "~/lib/http/responses";

/** A link or a prefetch logs nobody out. */
export const loader = shopLoader(() => seeOther("/"));

export const action = shopAction(({ shop }) => logOut(shop));
