import { z } from "zod";
import { ticked } from "~/lib/server/fields.server";
import { orRefusal } from "~/lib/server/or-refusal.server";
import { parseAtOnce } from "~/lib/server/parse-form.server";
import { refuse } from "~/lib/server/refusal.server";
import type { ShopActionArgs } from "~/lib/server/handlers.server";
import { seeOther } from "~/lib/server/responses";
import { NEWSLETTER_NOTICES } from "~/features/newsletter/newsletter-notices";
import type { Shop } from "~/lib/server/shop.server";

export async function saveNewsletter({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const parsed = parseAtOnce(form, z.object({ newsletter: ticked() }));
  if (!parsed.ok) return refuse(shop, parsed.reply());
  const wishes = parsed.value.newsletter;
  const { email, isSubscribed } = await shop.commerce.customer.profile();
  const outcome =
    wishes === isSubscribed ? unchanged(isSubscribed) : await orRefusal(shop, change(shop, wishes, email));
  if (!outcome.ok) return refuse(shop, parsed.reply(outcome.problems));
  shop.notices.add(NEWSLETTER_NOTICES[outcome.status]);
  return seeOther("/customer/my-newsletter");
}

function unchanged(isSubscribed: boolean) {
  return { ok: true as const, status: isSubscribed ? ("subscribed" as const) : ("unsubscribed" as const) };
}

async function change({ commerce: { customer } }: Shop, wishes: boolean, email: string) {
  if (wishes) return customer.subscribe(email);
  const outcome = await customer.unsubscribe();
  return outcome.ok ? unchanged(false) : outcome;
}
