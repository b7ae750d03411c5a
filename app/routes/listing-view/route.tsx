import { viewCookie } from "~/features/listing/view-cookie.server";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { badRequest, redirectBack, seeOther } from "~/lib/server/request/shop.server";
import type { Screen } from "~/lib/screen";
import { parseView } from "~/ui/list-view";

export const handle: Screen = { robots: "disallow" };

/** Action of the "Grid" and "List" buttons: saves the view for all lists in this browser. */
export const action = shopAction(({ shop, url, form }) => {
  const view = parseView(form.get("view")) ?? badRequest();
  shop.cookies.set(viewCookie, view);
  return redirectBack(url.searchParams, "/");
});

export const loader = shopLoader(() => seeOther("/"));
