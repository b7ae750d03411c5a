import { orRefusal } from "~/lib/server/or-refusal.server";
import { sentState, withProblems } from "~/lib/forms/form-state";
import { refuse } from "~/lib/server/refusal.server";
import type { ShopActionArgs } from "~/lib/server/handlers.server";
import { seeOther } from "~/lib/server/responses";
import { NEWSLETTER_NOTICES } from "~/features/newsletter/newsletter-notices";
import type { Shop } from "~/lib/server/shop.server";

export async function saveNewsletter({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const wishes = form.has("newsletter");
  const { email, isSubscribed } = await shop.commerce.customer.profile();
  const outcome =
    wishes === isSubscribed ? unchanged(isSubscribed) : await orRefusal(shop, change(shop, wishes, email));
  if (!outcome.ok) return refuse(shop, withProblems(sentState(form, "newsletter"), outcome.problems, ["newsletter"]));
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
