import { z } from "zod";
import type { NewsletterStatus } from "~/lib/commerce/model/customer";
import type { Result } from "~/lib/commerce/model/problem";
import type { Notice } from "~/lib/notices";
import { type ShopActionArgs, redirectBack, seeOther } from "~/lib/server/request/shop.server";
import { countAttempt, TOO_MANY_ATTEMPTS } from "~/lib/server/request/limit-attempts.server";
import {
  email,
  ticked,
  parseForm,
  parseWithoutCheck,
  formWrite,
  WRITE_UNANSWERED,
} from "~/lib/server/request/parse-form.server";

const subscription = z.object({ email });

export async function subscribe({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const { account, customer } = shop.commerce;
  const parsed = parseForm(form, subscription);
  if (!parsed.ok) return parsed.reject();
  const attempt = await countAttempt(shop, "newsletter", parsed.value.email);
  if (attempt.isOver) return parsed.reject([TOO_MANY_ATTEMPTS], 429);
  const area = shop.cookies.isCustomer ? customer : account;
  const result = await formWrite(shop, WRITE_UNANSWERED, area.subscribe(parsed.value.email));
  if (!result.ok) return parsed.reject(result.problems);
  shop.notices.add(NEWSLETTER_NOTICES[result.status]);
  return redirectBack(form, "/");
}

const NEWSLETTER_NOTICES: Readonly<Record<NewsletterStatus, Notice>> = {
  subscribed: { kind: "success", text: "You are subscribed to our newsletter." },
  unsubscribed: { kind: "success", text: "You are no longer subscribed to our newsletter." },
  unconfirmed: { kind: "info", text: "Almost done: follow the link we emailed you." },
  "not-active": { kind: "info", text: "Thank you. Your subscription starts once it is activated." },
};

export async function saveNewsletter({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const { customer } = shop.commerce;
  const parsed = parseWithoutCheck(form, z.object({ newsletter: ticked() }));
  if (!parsed.ok) return parsed.reject();
  const { newsletter } = parsed.value;
  const { email, isSubscribed } = await customer.profile();
  const change = async (): Promise<Result<{ status?: NewsletterStatus }>> => {
    if (newsletter === isSubscribed) return { ok: true };
    return newsletter ? customer.subscribe(email) : customer.unsubscribe();
  };
  const result = await formWrite(shop, WRITE_UNANSWERED, change());
  if (!result.ok) return parsed.reject(result.problems);
  shop.notices.add(NEWSLETTER_NOTICES[result.status ?? (newsletter ? "subscribed" : "unsubscribed")]);
  return seeOther("/customer/my-newsletter");
}
