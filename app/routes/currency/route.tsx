import { shopAction, shopLoader } from "~/lib/http/handlers.server";
import { seeOther } from "~/lib/http/responses";
import { changeCurrency } from "~/lib/store-view/change-store.server";

export const loader = shopLoader(() => seeOther("/"));

export const action = shopAction(changeCurrency);
