import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import {
  errorOf,
  formErrors,
  resultOf,
  valueOf,
  type Constraints,
  type SubmissionResult,
} from "~/lib/forms/submission";
import { Field } from "~/ui/field";
import type { LineView } from "./cart-view";
import { useLineUpdate } from "./use-line-update";

interface LineQuantityProps {
  readonly line: LineView;
  /** Result of the form that was posted, whichever form that was. */
  readonly state: SubmissionResult | null;
  readonly constraints: Constraints;
  readonly nameId: string;
  /** Further controls of the line. */
  readonly children?: ReactNode;
}

/** Quantity field with Update button; with script it is also sent after a pause in typing. */
export function LineQuantity({ line, state, constraints, nameId, children }: LineQuantityProps) {
  const { form, answer, isSending, type, settle, send } = useLineUpdate(line.quantity);
  const own = answer === undefined ? resultOf(state, "line", line.uid) : answer;
  const error = errorOf(own, "quantity") ?? formErrors(own)[0];
  return (
    <Form
      ref={form}
      method="post"
      action="/cart"
      className="cart-quantity"
      noValidate
      preventScrollReset
      aria-busy={isSending}
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent as SubmitEvent; // a submit event's native event
        if (submitter instanceof HTMLButtonElement && submitter.value !== "update") return;
        event.preventDefault();
        send();
      }}
    >
      <input type="hidden" name="line" value={line.uid} />
      <Field
        type="number"
        name="quantity"
        id={quantityId(line.uid)}
        label="Quantity"
        inputMode="numeric"
        {...constraints["quantity"]}
        value={valueOf(own, "quantity", String(line.quantity))}
        error={error}
        onChange={type}
        onBlur={settle}
      />
      <button className="btn quiet" name="intent" value="update" aria-describedby={nameId}>
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

export function quantityId(line: string): string {
  return `quantity-${line}`;
}
