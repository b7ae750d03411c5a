import { Form } from "@remix-run/react";
import type { EditableCart, LineView } from "~/features/cart/read-cart.server";
import type { GiftNote } from "~/lib/commerce/model/cart";
import { fieldsOf, isInvalid, resultOf, type SubmissionResult } from "~/lib/forms/submission";
import { Field, TextAreaField } from "~/ui/field";

export const GIFT_LABELS = { to: "To", from: "From", text: "Message" };

interface GiftNoteFormProps {
  readonly line: LineView;
  readonly cart: EditableCart;
  readonly state: SubmissionResult | null;
  readonly note: GiftNote | undefined;
}

/** For one item: Magento has no note for a whole order. An empty message removes the note. */
export function GiftNoteForm({ line: { uid }, cart: { constraints }, state: all, note }: GiftNoteFormProps) {
  const state = resultOf(resultOf(all, "line", uid), "intent", "gift-note");
  const field = fieldsOf({ labels: GIFT_LABELS, state, constraints, known: note ?? {}, idPrefix: uid });
  return (
    <details className="no-print" open={isInvalid(state)}>
      <summary className="link-btn">{note ? `Gift note: ${note.text} (change)` : "Add a gift note"}</summary>
      <Form method="post" action="/cart" className="form" noValidate preventScrollReset>
        <input type="hidden" name="line" value={uid} />
        <Field {...field("to")} />
        <Field {...field("from")} />
        <TextAreaField {...field("text")} hint="It goes into the parcel with this item." />
        <button className="btn secondary" name="intent" value="gift-note">
          Save gift note
        </button>
      </Form>
    </details>
  );
}
