import type { ReactNode } from "react";
import { CompareButton, CompareLink } from "~/features/compare/compare-button";
import { BUY_FORM, EXTRAS } from "~/features/product/form-fields";
import { quantityIn, useFormEntries } from "~/features/product/use-form-entries";
import { WishlistButton } from "~/features/wishlist/wishlist-button";
import { isSoldOnline } from "~/lib/commerce/model/can-add";
import { unitPriceOf, type Product, type ProductSummary } from "~/lib/commerce/model/product";
import { type Money, money } from "~/lib/commerce/model/money";
import type { Deferred } from "~/lib/deferred";
import { formatMoney } from "~/lib/format/money";
import { useShop } from "~/lib/root-data";
import { DefaultSubmit } from "~/ui/default-submit";
import { useSettled } from "~/ui/deferred-part";
import { FootBar } from "~/ui/foot-bar";
import { Share } from "~/ui/share";

/** Sticky: on a phone "Add to cart" with the total, on a desktop both buttons. */
export function BuyButtons({ total, onlyLeft }: { total: ReactNode; onlyLeft: number | null }) {
  return (
    <div className="buy-row grid gap-2 lg:grid-cols-[3fr_2fr]">
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

interface FormSumProps {
  product: Product;
  extras: Deferred<readonly ProductSummary[] | null>;
  price: Money;
  quantity: string;
}

export function FormTotal({ product, extras, price, quantity }: FormSumProps) {
  const { locale } = useShop().store;
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

export function ProductActions({ product, address }: { product: Product; address: string }) {
  const sku = isSoldOnline(product) ? product.sku : null;
  return (
    <div className="flex items-center gap-1">
      {/* Before the form's other buttons, so that Enter in a field adds to the cart. */}
      {sku && <DefaultSubmit intent="add" form={BUY_FORM} />}
      <Share title={product.name} address={address} />
      {sku && (
        <>
          <WishlistButton sku={sku} form={BUY_FORM} />
          <CompareButton sku={sku} form={BUY_FORM} />
          <CompareLink />
        </>
      )}
    </div>
  );
}
