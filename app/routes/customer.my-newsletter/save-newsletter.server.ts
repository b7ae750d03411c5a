import { z } from "zod";
import { NEWSLETTER_NOTICES } from "~/features/newsletter/subscribe.server";
import { ticked, invalid, orFormError, parseWithoutCheck } from "~/lib/server/request/parse-form.server";
import type { ShopActionArgs } from "~/lib/server/request/handlers.server";
import { seeOther } from "~/lib/server/request/responses";
import type { Shop } from "~/lib/server/request/shop.server";

export async function saveNewsletter({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const parsed = parseWithoutCheck(form, z.object({ newsletter: ticked() }));
  if (!parsed.ok) return invalid(parsed.reply());
  const { email, isSubscribed } = await shop.commerce.customer.profile();
  const wanted = parsed.value.newsletter;
  const result = wanted === isSubscribed ? done(wanted) : await orFormError(shop, change(shop, wanted, email));
  if (!result.ok) return invalid(parsed.reply(result.problems));
  shop.notices.add(NEWSLETTER_NOTICES[result.status]);
  return seeOther("/customer/my-newsletter");
}

function done(isSubscribed: boolean) {
  return { ok: true as const, status: isSubscribed ? ("subscribed" as const) : ("unsubscribed" as const) };
}

async function change({ commerce: { customer } }: Shop, wanted: boolean, email: string) {
  if (wanted) return customer.subscribe(email);
  const result = await customer.unsubscribe();
  return result.ok ? done(false) : result;
}
