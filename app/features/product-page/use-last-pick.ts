import { useNavigation, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { isTranslated } from "~/lib/client/translated-page";

/** Submits the form by GET to update the page for its choice. Changes wait for the end of a navigation, so that the last one wins and none is aborted. */
export function useLastPick(action: string): (form: HTMLFormElement) => void {
  const submit = useSubmit();
  const { state } = useNavigation();
  const isUnderway = useRef(false);
  const waiting = useRef<HTMLFormElement | null>(null);

  const send = (form: HTMLFormElement) => {
    if (isTranslated()) return form.requestSubmit(form.querySelector<HTMLButtonElement>("button[formmethod=get]"));
    isUnderway.current = true;
    submit(form, { method: "get", action, replace: true, preventScrollReset: true });
  };
  useEffect(() => {
    if (state !== "idle") return;
    isUnderway.current = false;
    const form = waiting.current;
    waiting.current = null;
    if (form?.isConnected) send(form);
    // Only runs at the end of a navigation.
  }, [state]);

  return (form) => {
    if (isUnderway.current || state !== "idle") waiting.current = form;
    else send(form);
  };
}
