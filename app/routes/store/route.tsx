import { shopAction, shopLoader } from "~/lib/http/handlers.server";
import { seeOther } from "~/lib/http/responses";
import { changeStore } from "~/lib/store-view/change-store.server";

export const loader = shopLoader(() => seeOther("/"));

export const action = shopAction(changeStore);
