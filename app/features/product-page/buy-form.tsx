import { Form, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { CompareButton, CompareLink } from "~/features/compare/compare-button";
import { CompositeForm } from "~/features/product/composite-form.split";
import { BUY_FORM, EXTRAS, WHOLE_NUMBER_PATTERN } from "~/features/product/form-fields";
import type { OptionPicks } from "~/features/product/read-choice.server";
import { quantityIn, useFormEntries } from "~/features/product/use-form-entries";
import { WishlistButton } from "~/features/wishlist/wishlist-button";
import { WISHLIST_ITEM_PARAM } from "~/features/wishlist/wishlist-view";
import { isSoldOnline } from "~/lib/commerce/model/cart";
import { type Money, money } from "~/lib/commerce/model/money";
import { type Product, type ProductSummary, unitPriceOf } from "~/lib/commerce/model/product";
import type { Deferred } from "~/lib/deferred";
import { formatMoney } from "~/lib/format/money";
import { errorOf, type SubmissionResult, valueOf } from "~/lib/forms/submission";
import { useRootData } from "~/lib/root-data";
import { DefaultSubmit } from "~/ui/default-submit";
import { DeferredPart, useSettled } from "~/ui/deferred-part";
import { describedBy, FieldNotes, WHOLE_NUMBER } from "~/ui/field";
import { FootBar } from "~/ui/foot-bar";
import { Link } from "~/ui/link";
import { Share } from "~/ui/share";
import { useHydrated } from "~/ui/use-hydrated";
import { webTool } from "~/ui/web-tool";
import { OptionGroups } from "./option-groups.split";

interface BuyFormProps {
  product: Product;
  choice: OptionPicks;
  extras: Deferred<readonly ProductSummary[] | null>;
  stock: Pick<ProductSummary, "inStock" | "onlyLeft">;
  state: SubmissionResult | null;
  quantity: string;
}

/**
 * Options, quantity and buttons are one form: what is selected is bought, updated or not. "Update
 * options" submits it by GET, so that the choice is in the URL and price, stock and picture follow
 * it.
 */
export function BuyForm({ product, choice, extras, stock, state, quantity }: BuyFormProps) {
  const { composite, options, path } = product;
  const isSet = composite?.groups.some(({ takes }) => takes === "pieces");
  const isHydrated = useHydrated();
  const pagePath = useRootData().path;
  const search = new URLSearchParams(useLocation().search);
  const edited = valueOf(state, "edit", search.get("edit"));
  const movedItem = search.get(WISHLIST_ITEM_PARAM) ?? "";
  return (
    <Form
      id={BUY_FORM}
      className="grid grid-cols-1 gap-3"
      method="post"
      action={pagePath}
      discover="none"
      preventScrollReset
      {...webTool("add_to_cart", "Put this product into the cart")}
      data-sku={product.sku} // for lib/client/return-after-add
    >
      {/* To remove after adding, if the page was opened from the wishlist. */}
      {/^\d{1,12}$/.test(movedItem) && <input type="hidden" name={WISHLIST_ITEM_PARAM} value={movedItem} />}
      {edited && (
        <p className="hint">
          <input type="hidden" name="edit" value={edited} />
          Editing an item in your cart. <Link to="/cart">Cancel</Link>
        </p>
      )}
      {options.length > 0 && <OptionGroups {...{ product, choice, state }} />}
      {composite && <CompositeForm shows="fields" {...{ product, choice, quantity, state }} />}
      {stock.inStock && !search.has("edit") && (
        // A form that replaces a cart line adds no others.
        <DeferredPart data={extras}>
          {(products) => products && products.length > 0 && <ExtrasField {...{ products, state, search }} />}
        </DeferredPart>
      )}
      {stock.inStock && <FieldNotes id="quantity" error={errorOf(state, "quantity")} />}
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 empty:hidden">
        {stock.inStock && <Quantity {...{ quantity, isSet }} error={errorOf(state, "quantity")} />}
        {(options.length > 0 || composite) && (
          // With script picks apply at once; without it the next page opens at the options.
          <button
            className={isHydrated ? "link-btn invisible" : "link-btn until-live"}
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

type ExtrasFieldProps = Pick<BuyFormProps, "state"> & { products: readonly ProductSummary[]; search: URLSearchParams };

function ExtrasField({ products, state, search }: ExtrasFieldProps) {
  const { locale } = useRootData().store;
  const ticked = [state ? (state.initialValue?.[EXTRAS] ?? []) : search.getAll(EXTRAS)].flat();
  return (
    <fieldset>
      <legend className="pb-1 text-s">Add to your order</legend>
      {products.map(({ sku, name, price }) => (
        <label key={sku} className="choice">
          <input type="checkbox" name={EXTRAS} value={sku} defaultChecked={ticked.includes(sku)} />
          <span className="choice-text">{name}</span>
          <b>{`+${formatMoney(price.final, locale)}`}</b>
        </label>
      ))}
    </fieldset>
  );
}

type QuantityProps = Pick<BuyFormProps, "quantity"> & { isSet: boolean | undefined; error: string | undefined };

function Quantity({ quantity, isSet, error }: QuantityProps) {
  return (
    <p className="no-print flex min-h-11 items-center gap-3">
      <label htmlFor="quantity">{isSet ? "Number of sets" : "Quantity"}</label>
      <input
        {...WHOLE_NUMBER}
        id="quantity"
        className="w-20 text-center"
        name="quantity"
        pattern={WHOLE_NUMBER_PATTERN}
        required
        defaultValue={quantity}
        {...describedBy({ name: "quantity", error })}
      />
    </p>
  );
}

/**
 * Sticky: on a phone "Add to cart" with the total, on a desktop both buttons at the end of the box.
 */
export function BuyButtons({ total, onlyLeft }: { total: ReactNode; onlyLeft: number | null }) {
  return (
    <div className="buy-row grid gap-2 lg:order-1 lg:grid-cols-[3fr_2fr]">
      <FootBar>
        <p className="grid min-h-10 flex-1 content-center leading-[1.25] lg:flex-none">
          <b className="text-l">{total}</b>
          {onlyLeft !== null && <small className="text-xs text-warn">{`Only ${onlyLeft} left`}</small>}
        </p>
        <button className="btn flex-1 px-3 whitespace-nowrap max-lg:min-w-40" form={BUY_FORM} name="intent" value="add">
          Add to cart
        </button>
      </FootBar>
      <button className="btn spark" form={BUY_FORM} name="intent" value="buy">
        Buy now
      </button>
    </div>
  );
}

type FormTotalProps = Pick<BuyFormProps, "product" | "extras" | "quantity"> & { price: Money };

export function FormTotal({ product, extras, price, quantity }: FormTotalProps) {
  const { locale } = useRootData().store;
  const entries = useFormEntries(price);
  const ticked = entries?.getAll(EXTRAS) ?? [];
  const settled = useSettled(extras);
  const products = (settled?.ok && settled.value) || [];
  const added = products
    .filter(({ sku }) => ticked.includes(sku))
    .reduce((sum, extra) => sum + extra.price.final.minor, 0);
  const pieces = quantityIn(entries, quantity);
  const unit = unitPriceOf({ price, tiers: product.tierPrices }, pieces);
  return <>{formatMoney(money(unit.minor * pieces + added, price.currency), locale)}</>;
}

export function ProductActions({ product, url }: { product: Product; url: string }) {
  const sku = isSoldOnline(product) ? product.sku : null;
  return (
    <div className="product-actions flex items-center gap-1">
      {/* Before the form's other buttons, so that Enter in a field adds to the cart. */}
      {sku && <DefaultSubmit intent="add" form={BUY_FORM} />}
      {sku && (
        <>
          <CompareButton sku={sku} form={BUY_FORM} />
          <CompareLink />
          <WishlistButton sku={sku} form={BUY_FORM} />
        </>
      )}
      <Share title={product.name} url={url} />
    </div>
  );
}
