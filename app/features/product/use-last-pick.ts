import { useNavigation, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * Shows the page for what the form now says, in place. A pick made while the answer to another is under way waits for it and
 * is then sent as the form stands, so that the last pick wins and no navigation is broken off.
 */
export function useLastPick(action: string): (form: HTMLFormElement) => void {
  const submit = useSubmit();
  const { state } = useNavigation();
  const isUnderway = useRef(false);
  const waiting = useRef<HTMLFormElement | null>(null);

  const send = (form: HTMLFormElement) => {
    isUnderway.current = true;
    submit(form, { method: "get", action, replace: true, preventScrollReset: true });
  };
  useEffect(() => {
    if (state !== "idle") return;
    isUnderway.current = false;
    const form = waiting.current;
    waiting.current = null;
    if (form?.isConnected) send(form);
    // Only the end of a navigation is of interest.
  }, [state]);

  return (form) => {
    if (isUnderway.current || state !== "idle") waiting.current = form;
    else send(form);
  };
}
