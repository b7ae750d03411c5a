import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { seeOther } from "~/lib/server/request/shop.server";
import { changeCurrency } from "~/features/store-view/change-store.server";

export const loader = shopLoader(() => seeOther("/"));

export const action = shopAction(changeCurrency);
