import { useFetcher } from "@remix-run/react";
import { useCallback, useEffect, useRef, type ChangeEvent } from "react";
import { STAY } from "./stay-on-page";
import type { SubmissionResult } from "~/lib/forms/submission";

/** A quantity is sent a second after the last key (product P81). */
const PAUSE_MS = 1_000;

/** Anything else is not sent (product P80). */
const QUANTITY = /^\s*0*[1-9]\d{0,3}\s*$/;

/**
 * Sends a quantity once nobody has typed for a second, at once when the field is left or Update is pressed. One change is on
 * its way at a time, and the last one typed follows it, so that the last one wins; then the field shows what the server says.
 */
export function useLineUpdate(quantity: number) {
  const fetcher = useFetcher<SubmissionResult | null>();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const isNext = useRef(false);
  const shown = useRef(quantity);
  const isSending = fetcher.state !== "idle";
  const answer = isSending ? undefined : fetcher.data;
  const { submit } = fetcher;

  const send = useCallback(() => {
    if (timer.current) clearTimeout(timer.current);
    timer.current = null;
    isNext.current = isSending;
    if (!form.current || isSending) return;
    const change = new FormData(form.current);
    change.set("intent", "update");
    change.set(STAY, "1");
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
    // Somebody was quicker than the script and is typing here already.
    const field = form.current?.elements.namedItem("quantity");
    const isTyped = field instanceof HTMLInputElement && field === document.activeElement;
    if (isTyped && field.value !== field.defaultValue) awaitPause(field.value);
    return () => void (timer.current && clearTimeout(timer.current));
  }, [awaitPause]);

  // The server's answer shows, also when it is another number than the one typed; but never under somebody who is typing.
  useEffect(() => {
    const field = form.current?.elements.namedItem("quantity");
    if (isSending || timer.current || isNext.current || !(field instanceof HTMLInputElement)) return;
    if (answer !== null && shown.current === quantity) return;
    shown.current = quantity;
    if (field.value !== String(quantity)) field.value = String(quantity);
  }, [isSending, answer, quantity]);

  return {
    form,
    /** Undefined until this line was sent by script; null when it was taken. */
    answer,
    isSending,
    send,
    type: ({ target }: ChangeEvent<HTMLInputElement>) => awaitPause(target.value),
    settle() {
      if (timer.current) send();
    },
  };
}
