import { redirect } from "@remix-run/server-runtime";
import { editAddress } from "~/features/cart/edit-address.server";
import { shopLoader } from "~/lib/server/handlers.server";

/** Redirects to the product page with the line's options; its form then replaces the line (`?edit`). */
export const loader = shopLoader(async ({ shop, params }) =>
  redirect(await editAddress(shop, params["line"] ?? ""), { status: 303, headers: { "Cache-Control": "no-store" } }),
);
