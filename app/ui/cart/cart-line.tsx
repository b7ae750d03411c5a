import { Form } from "@remix-run/react";
import type { CartLine as Line } from "~/lib/commerce/model/cart";
import { formatMoney } from "~/lib/format/money";
import { errorOf, type FormState } from "~/lib/forms/form-state";
import { PICTURE_SIZES, pictureSet } from "~/lib/images";
import { Field } from "~/ui/primitives/field";
import { Link } from "../primitives/link";

interface CartLineProps {
  readonly line: Line;
  /** Of this line's own form, when it was the one sent. */
  readonly state: FormState | null;
  readonly locale: string;
}

/** One line of the cart. Whatever is wrong with it, it can be changed and taken out. */
export function CartLine({ line, state, locale }: CartLineProps) {
  const nameId = `name-${line.uid}`;
  return (
    <li className="cart-line panel" aria-labelledby={nameId}>
      <img {...pictureSet(line.picture?.url ?? "", PICTURE_SIZES.cart)} alt="" loading="lazy" decoding="async" />
      <div>
        <h2>
          <Link id={nameId} to={line.path}>
            {line.name}
          </Link>
        </h2>
        {line.choices.map(({ label, value }) => (
          <p key={label} className="hint">
            {label}: {value}
          </p>
        ))}
        <p>
          {formatMoney(line.unitPrice, locale)} <span className="hint">each</span>
        </p>
        {line.problems.map((problem) => (
          <p key={problem} className="error" role="alert">
            {problem}
          </p>
        ))}
        <Form method="post" action="/cart" className="cart-quantity" noValidate>
          <input type="hidden" name="line" value={line.uid} />
          <Field
            // The server's answer shows, also when it is another number than the one typed.
            key={state?.values["quantity"] ?? line.quantity}
            type="number"
            name="quantity"
            id={quantityId(line.uid)}
            label="Quantity"
            inputMode="numeric"
            min={1}
            max={9999}
            step={1}
            value={state?.values["quantity"] ?? line.quantity}
            error={errorOf(state, "quantity")}
          />
          <button className="btn quiet" name="intent" value="update" aria-describedby={nameId}>
            Update
          </button>
          <Link className="update" to={`/cart/remove/${encodeURIComponent(line.uid)}`} aria-describedby={nameId}>
            Remove
          </Link>
        </Form>
      </div>
      <b className="cart-total">{formatMoney(line.total, locale)}</b>
    </li>
  );
}

export function quantityId(line: string): string {
  return `quantity-${line}`;
}
