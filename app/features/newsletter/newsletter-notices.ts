import type { NewsletterStatus } from "~/lib/commerce/model/customer";
import type { Notice } from "~/lib/notices";

/** One per status of the backend. */
export const NEWSLETTER_NOTICES: Readonly<Record<NewsletterStatus, Notice>> = {
  subscribed: { kind: "success", text: "You are subscribed to the newsletter." },
  unsubscribed: { kind: "success", text: "You are not subscribed to the newsletter." },
  unconfirmed: { kind: "info", text: "Please confirm the newsletter by the link in the email we have sent you." },
  "not-active": { kind: "info", text: "Your subscription is noted and starts as soon as it is activated." },
};
