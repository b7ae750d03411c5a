import { shopAction, shopLoader } from "~/lib/http/handlers.server";
import { redirectBack, seeOther } from "~/lib/http/responses";
import { parseView } from "~/lib/listing/listing-choice";

/** The buttons "Grid" and "List" of every listing post here: the choice holds for all lists of this browser. */
export const action = shopAction(({ shop, url, form }) => {
  const view = parseView(form.get("view"));
  if (!view) throw new Response(null, { status: 400, statusText: "Bad Request" });
  shop.session.keepView(view);
  return redirectBack(url.searchParams, "/");
});

export const loader = shopLoader(() => seeOther("/"));
