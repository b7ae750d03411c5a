import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Marks the submit button while its response is awaited. */
export function useBusyControl(): void {
  const { state, formData } = useNavigation();
  const pressed = useRef<HTMLElement | null>(null);
  const isSending = state !== "idle" && formData !== undefined;

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
