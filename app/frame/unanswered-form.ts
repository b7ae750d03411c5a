import type { useNavigation } from "@remix-run/react";

type Navigation = ReturnType<typeof useNavigation>;
type Sending = Navigation & { formData: FormData; formAction: string };

/** Outside React, which makes the whole document anew for the page of an error. */
const last: { sending: Sending | null } = { sending: null };

/** The form that was sent last, if it got no answer. */
export function unansweredForm(): Sending | null {
  return last.sending;
}

/** A redirect is an answer, even if the page it leads to cannot be had. */
export function noteSending(navigation: Navigation): void {
  const isAnswered = (navigation.location?.state as { _isRedirect?: boolean } | null)?._isRedirect; // set by the router
  last.sending = navigation.formMethod === "POST" && !isAnswered ? (navigation as Sending) : null; // has then all of the form
}
