import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { noteSending } from "./unanswered-form";

/** Marks the submit button while its response is awaited, and notes what was sent in case there is none. */
export function useBusyControl(): void {
  const navigation = useNavigation();
  const { state, formData } = navigation;
  const pressed = useRef<HTMLElement | null>(null);
  const isSending = state !== "idle" && formData !== undefined;

  useEffect(() => noteSending(navigation), [navigation]);

  useEffect(() => {
    const note = ({ submitter }: SubmitEvent) => (pressed.current = submitter);
    document.addEventListener("submit", note, { capture: true });
    return () => document.removeEventListener("submit", note, { capture: true });
  }, []);

  useEffect(() => {
    const control = pressed.current;
    if (!isSending || !control) return;
    control.setAttribute("aria-busy", "true");
    return () => control.removeAttribute("aria-busy");
  }, [isSending]);
}
