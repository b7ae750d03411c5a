import { Form, useLocation } from "@remix-run/react";
import { BUY_FORM } from "~/features/product/form-fields";
import type { OptionPicks } from "~/features/product/product-form-result";
import { CompositeForm } from "~/features/product/composite-form.split";
import { WISHLIST_ITEM_PARAM } from "~/features/wishlist/wishlist-view";
import { maxQuantity } from "~/lib/commerce/model/can-add";
import type { Product, ProductSummary } from "~/lib/commerce/model/product";
import { errorOf, valueOf, type SubmissionResult } from "~/lib/forms/submission";
import { FieldNotes } from "~/ui/field";
import { Link } from "~/ui/link";
import { useHydrated } from "~/ui/use-hydrated";
import { ExtrasField } from "./extras-field";
import { OptionGroups } from "./option-groups.split";

interface BuyFormProps {
  product: Product;
  choice: OptionPicks;
  extras: readonly ProductSummary[];
  stock: Pick<ProductSummary, "inStock" | "onlyLeft">;
  state: SubmissionResult | null;
  quantity: string;
  address: string;
  locale: string;
}

/**
 * Options, quantity and buttons are one form: what is selected is bought, updated or not. "Update options" submits it by GET, so that the
 * choice is in the URL and price, stock and picture follow it.
 */
export function BuyForm({ product, choice, extras, stock, state, quantity, address, locale }: BuyFormProps) {
  const { composite, options, path } = product;
  // Members of a grouped product have separate quantities.
  const isCounted = stock.inStock && !composite?.groups.some(({ takes }) => takes === "pieces");
  const isHydrated = useHydrated();
  return (
    <Form
      id={BUY_FORM}
      className="grid grid-cols-1 gap-3"
      method="post"
      action={address}
      discover="none"
      preventScrollReset
    >
      <MovingItem />
      <EditedLine submitted={valueOf(state, "edit", undefined)} />
      {options.length > 0 && <OptionGroups {...{ product, choice, state }} />}
      {composite && choice.components && (
        <CompositeForm
          shows="fields"
          {...{ product, composite, quantity, state, locale }}
          chosen={choice.components}
          variant={choice.selection?.variant ?? null}
        />
      )}
      {stock.inStock && <ExtrasField {...{ extras, state, locale }} />}
      {isCounted && <FieldNotes id="quantity" error={errorOf(state, "quantity")} />}
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 empty:hidden">
        {isCounted && <Quantity {...{ quantity }} max={maxQuantity(stock)} error={errorOf(state, "quantity")} />}
        {(options.length > 0 || composite) && (
          // With script picks apply at once; without it the next page opens at the options.
          <button
            className={isHydrated ? "link-btn invisible" : "link-btn"}
            formMethod="get"
            formAction={`${path}#${BUY_FORM}`}
            formNoValidate
          >
            {options.length > 0 ? "Update options" : "Update total"}
          </button>
        )}
      </div>
    </Form>
  );
}

function EditedLine({ submitted }: { submitted: string | undefined }) {
  const search = new URLSearchParams(useLocation().search);
  const line = submitted ?? search.get("edit");
  if (!line) return null;
  return (
    <p className="hint">
      <input type="hidden" name="edit" value={line} />
      You are changing an item of your cart. <Link to="/cart">Keep it as it is</Link>
    </p>
  );
}

interface QuantityProps {
  quantity: string;
  max: number;
  error: string | undefined;
}

function Quantity({ quantity, max, error }: QuantityProps) {
  return (
    <p className="flex min-h-11 items-center gap-3">
      <label htmlFor="quantity">Quantity</label>
      <input
        id="quantity"
        className="w-20 text-center"
        type="number"
        name="quantity"
        inputMode="numeric"
        min={1}
        max={max}
        step={1}
        required
        defaultValue={quantity}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? "quantity-error" : undefined}
      />
    </p>
  );
}

/** The wishlist item to remove after adding, if the page was opened from the wishlist. */
function MovingItem() {
  const id = new URLSearchParams(useLocation().search).get(WISHLIST_ITEM_PARAM);
  return id && /^\d{1,12}$/.test(id) ? <input type="hidden" name={WISHLIST_ITEM_PARAM} value={id} /> : null;
}
