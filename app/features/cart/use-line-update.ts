import { useFetcher } from "@remix-run/react";
import { useCallback, useEffect, useRef, type ChangeEvent } from "react";
import { isTranslated } from "~/lib/client/translated-page";
import { NO_REDIRECT_FIELD } from "./no-redirect";
import type { SubmissionResult } from "~/lib/forms/submission";

const PAUSE_MS = 1_000;

const QUANTITY = /^\s*0*[1-9]\d{0,3}\s*$/;

/** Sends a quantity a second after typing, or at once on blur or Update. One request at a time, then the last value typed; then shows the server's value. */
export function useLineUpdate(quantity: number) {
  const fetcher = useFetcher<SubmissionResult | null>();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const isNext = useRef(false);
  /** Changed by a button: a rejected quantity is reset, whereas a typed one stays for correction. */
  const isStepped = useRef(false);
  /** Submitted, but the fetcher's state has not changed yet. */
  const isLeaving = useRef(false);
  const shown = useRef(quantity);
  const isSending = fetcher.state !== "idle";
  const answer = isSending ? undefined : fetcher.data;
  const { submit } = fetcher;

  const send = useCallback(() => {
    if (timer.current) clearTimeout(timer.current);
    timer.current = null;
    isNext.current = isSending;
    if (!form.current || isSending) return;
    if (isTranslated())
      return form.current.requestSubmit(form.current.querySelector<HTMLButtonElement>("[value=update]"));
    const change = new FormData(form.current);
    change.set("intent", "update");
    change.set(NO_REDIRECT_FIELD, "1");
    isLeaving.current = true;
    submit(change, { method: "post", action: "/cart", preventScrollReset: true });
  }, [isSending, submit]);

  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
    if (isNext.current) send();
  }, [send]);

  const awaitPause = useCallback((typed: string) => {
    if (timer.current) clearTimeout(timer.current);
    timer.current = QUANTITY.test(typed) ? setTimeout(() => latest.current(), PAUSE_MS) : null;
  }, []);

  useEffect(() => {
    // The shopper may have been typing since before hydration.
    const field = form.current?.elements.namedItem("quantity");
    const isTyped = field instanceof HTMLInputElement && field === document.activeElement;
    if (isTyped && field.value !== field.defaultValue) awaitPause(field.value);
    return () => void (timer.current && clearTimeout(timer.current));
  }, [awaitPause]);

  // Shows the server's value, even if it is not the one typed, but never while the shopper is typing.
  useEffect(() => {
    const field = form.current?.elements.namedItem("quantity");
    if (isSending) isLeaving.current = false;
    if (isSending || isLeaving.current || timer.current || isNext.current || !(field instanceof HTMLInputElement))
      return;
    const isReset = answer?.status === "error" && isStepped.current;
    if (answer !== null && shown.current === quantity && !isReset) return;
    shown.current = quantity;
    if (field.value !== String(quantity)) field.value = String(quantity);
  }, [isSending, answer, quantity]);

  /** False if the quantity would be 0: the form is then submitted to ask for confirmation. */
  const step = (by: number): boolean => {
    const field = form.current?.elements.namedItem("quantity");
    const wanted = field instanceof HTMLInputElement ? Number(field.value) + by : 0;
    if (!(field instanceof HTMLInputElement) || !QUANTITY.test(String(wanted))) return false;
    field.value = String(wanted);
    isStepped.current = true;
    send();
    return true;
  };

  return {
    form,
    /** Undefined until this line was submitted by script; null when it was accepted. */
    answer,
    isSending,
    send,
    step,
    type({ target }: ChangeEvent<HTMLInputElement>) {
      isStepped.current = false;
      awaitPause(target.value);
    },
    settle() {
      if (timer.current) send();
    },
  };
}
