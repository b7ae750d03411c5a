import { Form } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { mostAtOnce } from "~/lib/commerce/model/can-add";
import type { Product, ProductOption, ProductSummary } from "~/lib/commerce/model/product";
import { errorOf, valueOf, type SubmissionResult } from "~/lib/forms/submission";
import { CHOSEN, readComponents } from "~/features/product/chosen-components";
import type { Picks } from "~/features/product/picks";
import type { ProductChoice } from "~/features/product/product-answer";
import { EditedLine } from "~/features/cart/edited-line";
import { CompareButton } from "~/features/compare/compare-button";
import { CompareLink } from "~/features/compare/compare-link";
import { DefaultSubmit } from "~/ui/default-submit";
import { FieldNotes } from "~/ui/field-frame";
import { MovingItem } from "~/features/wishlist/moving-item";
import { WishlistButton } from "~/features/wishlist/wishlist-button";
import { CompositeTotal } from "~/features/product/composite-total";
import { OptionGroup } from "~/features/product/option-group";
import { ComponentGroupField } from "~/features/product/component-group-field";
import { useLastPick } from "~/features/product/use-last-pick";

interface BuyFormProps {
  product: Product;
  choice: ProductChoice;
  /** Of the chosen variant, otherwise of the product. */
  stock: Pick<ProductSummary, "inStock" | "onlyLeft">;
  state: SubmissionResult | null;
  /** Quantity when the options were last updated. */
  quantity: string;
  locale: string;
  /** Above the button. */
  children: ReactNode;
}

/**
 * Options, quantity and Add to cart are one form: what is selected is what is bought, updated or not. "Update options" submits the form by GET, so
 * that the choice is in the URL and price, stock and picture follow it.
 */
export function BuyForm({ product, choice, stock, state, quantity, locale, children }: BuyFormProps) {
  const { composite, options, path, sku } = product;
  const update = useLastPick(path);
  const { total, follow, ref } = useFollowedTotal(product, choice, quantity);
  // Members of a grouped product have quantities of their own.
  const isCounted = !composite?.groups.some(({ takes }) => takes === "pieces");
  return (
    <Form className="buy" method="post" action={path} discover="none" onChange={follow} ref={ref} preventScrollReset>
      <DefaultSubmit intent="add" />
      <MovingItem />
      <EditedLine sent={valueOf(state, "edit", undefined)} />
      <OptionGroups product={product} choice={choice} state={state} onPick={update} />
      {composite && choice.components && (
        <>
          <input type="hidden" name={CHOSEN} value="1" />
          <div className="parts" key={JSON.stringify(choice.components)}>
            {composite.groups.map((group) => (
              <ComponentGroupField
                key={group.id}
                group={group}
                chosen={choice.components ?? {}}
                state={state}
                locale={locale}
              />
            ))}
          </div>
          <CompositeTotal {...{ product, composite, locale }} {...total} variant={choice.selection?.variant ?? null} />
        </>
      )}
      {(options.length > 0 || composite) && (
        <button className="update" formMethod="get" formAction={path} formNoValidate>
          {options.length > 0 ? "Update options" : "Update total"}
        </button>
      )}
      {children}
      {stock.inStock && (
        <BuyRow {...{ isCounted, quantity }} most={mostAtOnce(stock)} error={errorOf(state, "quantity")} />
      )}
      <div className="buy-more">
        <WishlistButton sku={sku} isOfPage />
        <CompareButton sku={sku} isOfPage />
        <CompareLink />
      </div>
    </Form>
  );
}

/** Total of the form's current state, with script; until then, and after every navigation, of the state the page was rendered for. */
function useFollowedTotal({ composite }: Product, { components }: ProductChoice, quantity: string) {
  const asked = { of: components, components: components ?? {}, quantity: Number(quantity) || 1 };
  const [now, setNow] = useState(asked);
  const ref = useRef<HTMLFormElement>(null);
  const follow = useCallback(() => {
    if (!composite || !ref.current) return;
    const form = new FormData(ref.current);
    setNow({
      of: components,
      components: readComponents(composite, form),
      quantity: Number(form.get("quantity")) || 1,
    });
  }, [composite, components]);
  // Includes changes made before hydration.
  useEffect(follow, [follow]);
  return { total: now.of === components ? now : asked, follow, ref };
}

interface OptionGroupsProps extends Pick<BuyFormProps, "product" | "choice" | "state"> {
  onPick: (form: HTMLFormElement) => void;
}

function OptionGroups({ product: { options }, choice: { picks, selection }, state, onPick }: OptionGroupsProps) {
  return options.map((option) => (
    <OptionGroup
      key={option.code}
      option={option}
      picked={picks[option.code]}
      available={selection ? (selection.available[option.code] ?? []) : null}
      ruledOutBy={ruledOutBy(options, option, picks)}
      error={errorOf(state, option.code)}
      onPick={onPick}
    />
  ));
}

interface BuyRowProps {
  isCounted: boolean;
  quantity: string;
  most: number;
  error: string | undefined;
}

function BuyRow({ isCounted, quantity, most, error }: BuyRowProps) {
  return (
    <>
      {error && <FieldNotes id="quantity" error={error} />}
      <div className="buy-row">
        {isCounted && (
          <>
            <label htmlFor="quantity" className="sr-only">
              Quantity
            </label>
            <input
              id="quantity"
              type="number"
              name="quantity"
              inputMode="numeric"
              min={1}
              max={most}
              step={1}
              required
              defaultValue={quantity}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? "quantity-error" : undefined}
            />
          </>
        )}
        <button className="btn" name="intent" value="add">
          Add to cart
        </button>
      </div>
    </>
  );
}

/** The other option that excludes a value, if it is a single one. */
function ruledOutBy(options: readonly ProductOption[], option: ProductOption, picks: Picks): string {
  const others = options.filter(({ code }) => code !== option.code && picks[code]);
  const [only] = others;
  return only && others.length === 1 ? `not in this ${only.label.toLowerCase()}` : "not in this combination";
}
