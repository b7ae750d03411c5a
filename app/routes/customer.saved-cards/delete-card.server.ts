import { orFormError } from "~/lib/server/or-form-error.server";
import type { ShopActionArgs } from "~/lib/server/handlers.server";
import { seeOther } from "~/lib/server/responses";

/** Only the customer's own cards; an already deleted one counts as deleted. */
export async function deleteCard({ shop, form }: Pick<ShopActionArgs, "shop" | "form">): Promise<Response> {
  const { records } = shop.commerce;
  const card = (await records.cards()).find(({ key }) => key === form.get("card"));
  const outcome = card ? await orFormError(shop, records.deleteCard(card.key)) : ({ ok: true } as const);
  if (outcome.ok) shop.notices.add({ kind: "success", text: "The card was deleted." });
  else for (const { message } of outcome.problems) shop.notices.add({ kind: "danger", text: message });
  return seeOther("/customer/saved-cards");
}
