import { orRefusal } from "~/lib/checkout/or-refusal.server";
import type { NewsletterStatus } from "~/lib/commerce/model/customer";
import { sentState, withProblems } from "~/lib/forms/form-state";
import { refuse } from "~/lib/forms/refusal.server";
import type { ShopActionArgs } from "~/lib/http/handlers.server";
import { seeOther } from "~/lib/http/responses";
import type { Notice } from "~/lib/notices";
import type { Shop } from "~/lib/shop.server";

export async function saveNewsletter({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const wishes = form.has("newsletter");
  const { email, isSubscribed } = await shop.commerce.customer.profile();
  const outcome =
    wishes === isSubscribed ? unchanged(isSubscribed) : await orRefusal(shop, change(shop, wishes, email));
  if (!outcome.ok) return refuse(shop, withProblems(sentState(form, "newsletter"), outcome.problems, ["newsletter"]));
  shop.notices.add(NOTICES[outcome.status]);
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

/** One for each of the backend's four states. */
const NOTICES: Readonly<Record<NewsletterStatus, Notice>> = {
  subscribed: { kind: "success", text: "You are subscribed to the newsletter." },
  unsubscribed: { kind: "success", text: "You are not subscribed to the newsletter." },
  unconfirmed: { kind: "info", text: "Please confirm the newsletter by the link in the email we have sent you." },
  "not-active": { kind: "info", text: "Your subscription is noted and starts as soon as it is activated." },
};
