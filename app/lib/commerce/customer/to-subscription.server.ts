import type { NewsletterStatus } from "../model/customer.ts";
import type { Outcome } from "../model/problem.ts";
import type { Answer } from "../transport/classify.server.ts";
import type { SubscribeMutation, SubscriptionStatusesEnum } from "../wire/generated/graphql.ts";
import { refusal } from "./refusal.server.ts";
import { toAccountProblem } from "./to-account-problem.server.ts";

const STATUSES: Readonly<Record<SubscriptionStatusesEnum, NewsletterStatus>> = {
  NOT_ACTIVE: "not-active",
  SUBSCRIBED: "subscribed",
  UNCONFIRMED: "unconfirmed",
  UNSUBSCRIBED: "unsubscribed",
};

/** Who asks twice is subscribed, as they wish. */
export function toSubscription(answer: Answer<SubscribeMutation>): Outcome<{ status: NewsletterStatus }> {
  const status = answer.data.subscribeEmailToNewsletter?.status;
  if (status) return { ok: true, status: STATUSES[status] };
  const isSubscribedAlready = answer.errors.some(({ message }) => message.includes("already subscribed"));
  return isSubscribedAlready ? { ok: true, status: "subscribed" } : refusal("Subscribe", answer, toAccountProblem);
}
