import { Form, useFetcher } from "@remix-run/react";
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, type ChangeEvent } from "react";
import {
  errorOf,
  formErrors,
  resultOf,
  valueOf,
  type Constraints,
  type SubmissionResult,
} from "~/lib/forms/submission";
import { DefaultSubmit } from "~/ui/default-submit";
import { describedBy, FieldNotes } from "~/ui/field";
import { Icon } from "~/ui/icon";
import type { LineView } from "./read-cart.server";
import { isTranslated } from "~/lib/client/translated-page";
import { NO_REDIRECT_FIELD } from "./pending-changes";

interface LineQuantityProps {
  readonly line: LineView;
  readonly state: SubmissionResult | null;
  readonly constraints: Constraints;
  readonly nameId: string;
  readonly children?: ReactNode;
}

/** Quantity field with minus and plus buttons. All submit; with script a typed quantity is also sent after a pause. */
export function LineQuantity({ line, state, constraints, nameId, children }: LineQuantityProps) {
  const { form, answer, isSending, type, settle, send, step } = useLineUpdate(line.quantity);
  const own = answer === undefined ? resultOf(state, "line", line.uid) : answer;
  const error = errorOf(own, "quantity") ?? formErrors(own)[0];
  const id = quantityId(line.uid);
  const submit = (event: FormEvent) => {
    const { submitter } = event.nativeEvent as SubmitEvent; // a submit event's native event
    const intent = submitter instanceof HTMLButtonElement ? submitter.value : "update";
    const isSubmitted = intent === "update" ? send() : STEPS[intent] !== undefined && step(STEPS[intent]);
    if (isSubmitted !== false) event.preventDefault();
  };
  return (
    <Form
      ref={form}
      method="post"
      action="/cart"
      className="no-print mt-2 flex flex-wrap items-center gap-x-3 gap-y-1"
      noValidate
      preventScrollReset
      aria-busy={isSending}
      onSubmit={submit}
    >
      <DefaultSubmit intent="update" />
      <input type="hidden" name="line" value={line.uid} />
      {error && (
        <div className="w-full">
          <FieldNotes id={id} error={error} />
        </div>
      )}
      <div className="stepper flex rounded-control border border-control">
        <StepButton intent="less" label="One fewer" nameId={nameId} />
        <input
          className={`${STEPPER_PART} [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none`}
          type="number"
          name="quantity"
          id={id}
          aria-label="Quantity"
          inputMode="numeric"
          {...constraints["quantity"]}
          defaultValue={valueOf(own, "quantity", String(line.quantity))}
          {...describedBy({ name: id, error })}
          onChange={type}
          onBlur={settle}
        />
        <StepButton intent="more" label="One more" nameId={nameId} />
      </div>
      <button className="link-btn hidden noscript:inline-flex" name="intent" value="update" aria-describedby={nameId}>
        Update
      </button>
      {children}
      {answer && error && (
        <p className="sr-only" role="alert">
          {error}
        </p>
      )}
    </Form>
  );
}

const STEPPER_PART = "min-h-(--target) w-11 border-0 bg-transparent p-0 text-center font-semibold";

const STEPS: Readonly<Record<string, number>> = { less: -1, more: 1 };

function StepButton({ intent, label, nameId }: { intent: "less" | "more"; label: string; nameId: string }) {
  return (
    <button
      className={`${STEPPER_PART} grid cursor-pointer place-items-center text-brand hover:bg-brand-soft`}
      name="intent"
      value={intent}
      aria-label={label}
      aria-describedby={nameId}
    >
      <Icon name={intent === "less" ? "minus" : "plus"} size={18} />
    </button>
  );
}

export function quantityId(line: string): string {
  return `quantity-${line}`;
}

const PAUSE_MS = 1_000;

const QUANTITY = /^\s*0*[1-9]\d{0,3}\s*$/;

/** Sends a quantity a second after typing, or at once on blur or Update. One request at a time, then the last value typed; then shows the server's value. */
function useLineUpdate(quantity: number) {
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
