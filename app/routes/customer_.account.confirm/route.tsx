import { redirect } from "@remix-run/server-runtime";
import { shopLoader } from "~/lib/server/request/handlers.server";
import { readMailedQuery } from "~/lib/urls/mailed-link";
import { seeOther } from "~/lib/server/request/shop.server";

/**
 * The link in a confirmation email, if the shop runs at the backend's domain. Redirects to the
 * backend, since Magento 2.4.6 only confirms on its own page.
 */
export const loader = shopLoader(async ({ shop, url }) => {
  const { baseUrl } = await shop.commerce.content.store();
  const there = new URL("customer/account/confirm/", baseUrl);
  there.search = readMailedQuery(url.searchParams).toString();
  if (there.host !== url.host) return redirect(there.href, 302);
  const text = "Please log in. If your account is not confirmed yet, contact us.";
  shop.notices.add({ kind: "info", text, persist: true });
  return seeOther("/login");
});
