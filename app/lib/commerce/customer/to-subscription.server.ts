import type { NewsletterStatus } from "~/lib/commerce/model/customer";
import type { Outcome } from "~/lib/commerce/model/problem";
import type { Answer } from "~/lib/commerce/transport/classify.server";
import type { SubscribeMutation, SubscriptionStatusesEnum } from "~/lib/commerce/wire/generated/graphql";
import { refusedOrThrow } from "~/lib/commerce/cart/refused-or-throw.server";
import { toAccountProblem } from "./to-account-problem.server";

const STATUSES: Readonly<Record<SubscriptionStatusesEnum, NewsletterStatus>> = {
  NOT_ACTIVE: "not-active",
  SUBSCRIBED: "subscribed",
  UNCONFIRMED: "unconfirmed",
  UNSUBSCRIBED: "unsubscribed",
};

/** Subscribing twice succeeds: the shopper is subscribed. */
export function toSubscription(answer: Answer<SubscribeMutation>): Outcome<{ status: NewsletterStatus }> {
  const status = answer.data.subscribeEmailToNewsletter?.status;
  if (status) return { ok: true, status: STATUSES[status] };
  const isSubscribedAlready = answer.errors.some(({ message }) => message.includes("already subscribed"));
  return isSubscribedAlready
    ? { ok: true, status: "subscribed" }
    : refusedOrThrow("Subscribe", answer, toAccountProblem);
}
