import { Form } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
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
import type { LineView } from "./cart-view.server";
import { useLineUpdate } from "./use-line-update";

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
      <div className="stepper">
        <StepButton intent="less" label="One fewer" nameId={nameId} />
        <input
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

const STEPS: Readonly<Record<string, number>> = { less: -1, more: 1 };

function StepButton({ intent, label, nameId }: { intent: "less" | "more"; label: string; nameId: string }) {
  return (
    <button name="intent" value={intent} aria-label={label} aria-describedby={nameId}>
      <Icon name={intent === "less" ? "minus" : "plus"} size={18} />
    </button>
  );
}

export function quantityId(line: string): string {
  return `quantity-${line}`;
}
