import { requireCustomer } from "~/features/account/log-in.server";
import { exportData } from "~/features/account/export-data.server";
import { sessionEnded } from "~/lib/server/request/session-ended.server";
import { isCommerceError } from "~/lib/commerce/model/errors";
import { shopLoader } from "~/lib/server/request/handlers.server";

/** A GET, since it only reads. Guests are redirected to the log-in, and from there to the page with the link. */
export const loader = shopLoader(async ({ shop, url }) => {
  const page = new URL("/customer/my-data", url);
  requireCustomer({ shop, url: page });
  try {
    const text = JSON.stringify(await exportData(shop), null, 2);
    return new Response(text, {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": 'attachment; filename="my-data.json"',
        "Cache-Control": "no-store",
      },
    });
  } catch (error) {
    if (!isCommerceError(error, "unauthorized")) throw error;
    throw await sessionEnded(shop, new Request(page), null);
  }
});
