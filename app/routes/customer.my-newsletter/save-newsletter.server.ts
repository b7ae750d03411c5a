import { z } from "zod";
import { NEWSLETTER_NOTICES } from "~/features/newsletter/subscribe.server";
import { ticked } from "~/lib/server/request/fields.server";
import type { ShopActionArgs } from "~/lib/server/request/handlers.server";
import { invalid } from "~/lib/server/request/invalid.server";
import { orFormError } from "~/lib/server/request/or-form-error.server";
import { parseAtOnce } from "~/lib/server/request/parse-form.server";
import { seeOther } from "~/lib/server/request/responses";
import type { Shop } from "~/lib/server/request/shop.server";

export async function saveNewsletter({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const parsed = parseAtOnce(form, z.object({ newsletter: ticked() }));
  if (!parsed.ok) return invalid(parsed.reply());
  const items = parsed.value.newsletter;
  const { email, isSubscribed } = await shop.commerce.customer.profile();
  const outcome =
    items === isSubscribed ? unchanged(isSubscribed) : await orFormError(shop, change(shop, items, email));
  if (!outcome.ok) return invalid(parsed.reply(outcome.problems));
  shop.notices.add(NEWSLETTER_NOTICES[outcome.status]);
  return seeOther("/customer/my-newsletter");
}

function unchanged(isSubscribed: boolean) {
  return { ok: true as const, status: isSubscribed ? ("subscribed" as const) : ("unsubscribed" as const) };
}

async function change({ commerce: { customer } }: Shop, items: boolean, email: string) {
  if (items) return customer.subscribe(email);
  const outcome = await customer.unsubscribe();
  return outcome.ok ? unchanged(false) : outcome;
}
