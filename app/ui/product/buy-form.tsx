import { Form, useSubmit } from "@remix-run/react";
import type { Product, ProductOption, ProductSelection } from "~/lib/commerce/model/product";
import { errorOf, type FormState } from "~/lib/forms/form-state";
import type { Picks } from "~/lib/product-page/picks";
import { DefaultSubmit } from "../primitives/default-submit";
import { FieldNotes } from "../primitives/field-frame";
import { OptionGroup } from "./option-group";

interface BuyFormProps {
  product: Product;
  picks: Picks;
  selection: ProductSelection | null;
  state: FormState | null;
  /** The quantity asked for when the options were last updated. */
  quantity: string;
}

/**
 * Options, quantity and Add to cart are one form: what is picked is what is bought, updated or not. "Update options" sends
 * the same form by GET, so the choice stands in the address and price, stock and picture follow it.
 */
export function BuyForm({ product, picks, selection, state, quantity }: BuyFormProps) {
  const submit = useSubmit();
  const update = (form: HTMLFormElement) =>
    submit(form, { method: "get", action: product.path, replace: true, preventScrollReset: true });
  const quantityError = errorOf(state, "quantity");
  return (
    <Form className="buy" method="post" action={product.path} discover="none">
      <DefaultSubmit intent="add" />
      {product.options.map((option) => (
        <OptionGroup
          key={option.code}
          option={option}
          picked={picks[option.code]}
          available={selection ? (selection.available[option.code] ?? []) : null}
          ruledOutBy={ruledOutBy(product.options, option, picks)}
          error={errorOf(state, option.code)}
          onPick={update}
        />
      ))}
      {product.options.length > 0 && (
        <button className="update" formMethod="get" formAction={product.path}>
          Update options
        </button>
      )}
      {quantityError && <FieldNotes id="quantity" error={quantityError} />}
      <div className="buy-row">
        <label htmlFor="quantity" className="sr-only">
          Quantity
        </label>
        <input
          id="quantity"
          type="number"
          name="quantity"
          inputMode="numeric"
          min={1}
          max={9999}
          step={1}
          required
          defaultValue={quantity}
          aria-invalid={quantityError ? true : undefined}
          aria-describedby={quantityError ? "quantity-error" : undefined}
        />
        <button className="btn" name="intent" value="add">
          Add to cart
        </button>
      </div>
    </Form>
  );
}

/** Which other choice a value does not go with, as far as it is one choice. */
function ruledOutBy(options: readonly ProductOption[], option: ProductOption, picks: Picks): string {
  const others = options.filter(({ code }) => code !== option.code && picks[code]);
  const [only] = others;
  return only && others.length === 1 ? `not in this ${only.label.toLowerCase()}` : "not in this combination";
}
