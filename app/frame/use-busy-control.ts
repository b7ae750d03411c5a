import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { isRedirected, paintBeforeSubmissions } from "~/framework/router-state.client";

/**
 * Marks the submit button while its response is awaited, and records the form in case there is
 * none.
 */
export function useBusyControl(): void {
  const navigation = useNavigation();
  const { state, formData } = navigation;
  const pressed = useRef<HTMLElement | null>(null);
  const isSending = state !== "idle" && formData !== undefined;

  useEffect(() => trackSubmission(navigation), [navigation]);

  useEffect(() => paintBeforeSubmissions(() => pressed.current?.setAttribute("aria-busy", "true")), []);

  useEffect(() => {
    const note = ({ submitter }: SubmitEvent) => (pressed.current = submitter);
    document.addEventListener("submit", note, { capture: true });
    return () => document.removeEventListener("submit", note, { capture: true });
  }, []);

  useEffect(() => {
    const control = pressed.current;
    if (!isSending || !control) return;
    control.setAttribute("aria-busy", "true");
    control.classList.add("pending");
    return () => {
      control.removeAttribute("aria-busy");
      control.classList.remove("pending");
    };
  }, [isSending, formData]);
}

type Navigation = ReturnType<typeof useNavigation>;
type Sending = Navigation & { formData: FormData; formAction: string };

/** Outside React, which replaces the whole document for an error page. */
let sending: Sending | null = null;

export function unansweredForm(): Sending | null {
  return sending;
}

/** A redirect is an answer, even if the next page fails. */
function trackSubmission(navigation: Navigation): void {
  sending = navigation.formMethod === "POST" && !isRedirected(navigation) ? (navigation as Sending) : null; // a POST has all form fields
}
