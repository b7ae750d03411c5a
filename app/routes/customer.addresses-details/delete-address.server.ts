import { requireAddress } from "~/features/addresses/save-address.server";
import { orFormError } from "~/lib/server/or-form-error.server";
import { mayDelete } from "~/lib/commerce/model/customer";
import type { ShopActionArgs } from "~/lib/server/handlers.server";
import { seeOther } from "~/lib/server/responses";

const IS_DEFAULT = "A default address cannot be deleted. Make another one the default first.";

export async function deleteAddress({ shop, form }: Pick<ShopActionArgs, "shop" | "form">): Promise<Response> {
  const saved = await requireAddress(shop, form.get("address"));
  if (!mayDelete(saved)) {
    shop.notices.add({ kind: "danger", text: IS_DEFAULT });
    return seeOther("/customer/addresses-details");
  }
  const outcome = await orFormError(shop, shop.commerce.customer.deleteAddress(saved.id));
  if (outcome.ok) shop.notices.add({ kind: "success", text: "The address was deleted." });
  else for (const { message } of outcome.problems) shop.notices.add({ kind: "danger", text: message });
  return seeOther("/customer/addresses-details");
}
