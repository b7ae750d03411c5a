import { Form, useFetcher } from "@remix-run/react";
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import {
  errorOf,
  formErrors,
  resultOf,
  valueOf,
  type Constraints,
  type SubmissionResult,
} from "~/lib/forms/submission";
import { DefaultSubmit } from "~/ui/default-submit";
import { describedBy, FieldNotes, WHOLE_NUMBER } from "~/ui/field";
import { Icon } from "~/ui/icon";
import type { LineView } from "./read-cart.server";
import { isTranslated } from "~/lib/client/is-translated";
import { NO_REDIRECT_FIELD } from "./pending-changes";

interface LineQuantityProps {
  readonly line: LineView;
  readonly state: SubmissionResult | null;
  readonly constraints: Constraints;
  readonly nameId: string;
  readonly children?: ReactNode;
}

/**
 * Quantity field with minus and plus buttons. All submit; with script a typed quantity is also sent
 * after a pause.
 */
export function LineQuantity({ line, state, constraints, nameId, children }: LineQuantityProps) {
  const { form, answer, isSending, entry, type, enter } = useLineUpdate();
  const submitted = resultOf(state, "line", line.uid);
  const own = answer === undefined ? submitted : answer;
  const error = errorOf(own, "quantity") ?? formErrors(own)[0];
  const id = quantityId(line.uid);
  const saved = String(line.quantity);
  const shown = entry?.text ?? (answer === undefined ? valueOf(submitted, "quantity", saved) : saved);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent; // a submit event's native event
    const by = STEPS[submitter instanceof HTMLButtonElement ? submitter.value : "update"];
    // The field may have been changed before hydration.
    const typed = String(new FormData(event.currentTarget).get("quantity"));
    const text = by ? String(Number(typed) + by) : typed;
    // A quantity of 0 is submitted with the page, which asks for confirmation.
    if (by === undefined || (by !== 0 && !QUANTITY.test(text))) return;
    event.preventDefault();
    enter({ text, isStepped: by !== 0, pauseMs: 0 });
  };
  return (
    <Form
      ref={form}
      method="post"
      action="/cart"
      autoComplete="off"
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
          {...WHOLE_NUMBER}
          className="w-(--target) border-0 bg-transparent p-0 text-center font-semibold"
          name="quantity"
          id={id}
          aria-label="Quantity"
          {...constraints["quantity"]}
          value={shown}
          {...describedBy({ name: id, error })}
          onChange={({ target }) => type(target.value)}
          onBlur={() => entry?.pauseMs && enter({ ...entry, pauseMs: 0 })}
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

const STEPS: Readonly<Record<string, number>> = { less: -1, update: 0, more: 1 };

function StepButton({ intent, label, nameId }: { intent: "less" | "more"; label: string; nameId: string }) {
  return (
    <button
      className="grid min-h-(--target) w-(--target) cursor-pointer place-items-center border-0 bg-transparent text-brand hover:bg-brand-soft"
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

interface Entry {
  readonly text: string;
  /** By a button: reset if it is rejected, whereas a typed one stays for correction. */
  readonly isStepped: boolean;
  /** Null: not sent before the form is submitted. */
  readonly pauseMs: number | null;
  readonly isSent?: boolean;
}

/**
 * Sends a quantity a second after typing, or at once on blur, Update and steps. One request at a
 * time, then the last entry.
 */
function useLineUpdate() {
  const { state, data, submit } = useFetcher<SubmissionResult | null>();
  const form = useRef<HTMLFormElement>(null);
  const [entry, enter] = useState<Entry | null>(null);
  /** The fetcher's state changes after a render with the sent entry. */
  const hasLeft = useRef(false);
  const isSending = state !== "idle";

  const send = useCallback(() => {
    if (!form.current) return;
    if (isTranslated())
      return form.current.requestSubmit(form.current.querySelector<HTMLButtonElement>("[value=update]"));
    const change = new FormData(form.current);
    change.set("intent", "update");
    change.set(NO_REDIRECT_FIELD, "1");
    hasLeft.current = false;
    enter((last) => last && { ...last, pauseMs: null, isSent: true });
    submit(change, { method: "post", action: "/cart", preventScrollReset: true });
  }, [submit]);

  useEffect(() => {
    if (isSending) hasLeft.current = true;
    else if (entry?.isSent && hasLeft.current && (entry.isStepped || data?.status !== "error")) enter(null);
    if (isSending || !entry || entry.pauseMs === null) return undefined;
    const timer = setTimeout(send, entry.pauseMs);
    return () => clearTimeout(timer);
  }, [entry, isSending, data, send]);

  const type = (text: string) => enter({ text, isStepped: false, pauseMs: QUANTITY.test(text) ? PAUSE_MS : null });

  useEffect(() => {
    // The shopper may have been typing since before hydration.
    const field = form.current?.elements.namedItem("quantity");
    const isTyped = field instanceof HTMLInputElement && field === document.activeElement;
    if (isTyped && field.value !== field.defaultValue) type(field.value);
  }, []);

  /** `answer`: undefined until this line was submitted by script; null when it was accepted. */
  return { form, answer: isSending ? undefined : data, isSending, entry, type, enter };
}
