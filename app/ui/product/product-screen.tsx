import { Await } from "@remix-run/react";
import { Suspense } from "react";
import type { Picture, Product, ProductSelection, ProductSummary } from "~/lib/commerce/model/product";
import type { FormState } from "~/lib/forms/form-state";
import { formatMoney } from "~/lib/format/money";
import type { Picks } from "~/lib/product-page/picks";
import { splitSpecifications } from "~/lib/product-page/specifications";
import { Breadcrumbs } from "../layout/breadcrumbs";
import { ErrorSummary } from "../primitives/error-summary";
import { Prose } from "../primitives/prose";
import { BuyForm } from "./buy-form";
import { Gallery } from "./gallery";
import { Credit, Price } from "./price";
import { ProductPanel } from "./product-panel";
import { Rating } from "./rating";
import { StockLabel } from "./stock-label";

type Related = { readonly related: readonly ProductSummary[]; readonly upsell: readonly ProductSummary[] } | null;

interface ProductScreenProps {
  product: Product;
  picks: Picks;
  selection: ProductSelection | null;
  related: Related | Promise<Related>;
  state: FormState | null;
  quantity: string;
  locale: string;
}

export function ProductScreen({ product, picks, selection, related, state, quantity, locale }: ProductScreenProps) {
  const shown = selection?.variant ?? product;
  return (
    <article className="product">
      <div className="product-head">
        <Breadcrumbs crumbs={product.breadcrumbs} />
        <ErrorSummary state={state} labels={{ quantity: "Quantity" }} />
        <h1>{product.name}</h1>
        <Rating rating={product.rating} count={product.reviewCount} />
      </div>
      <Gallery key={shown.sku} pictures={picturesOf(product, selection)} productName={product.name} />
      <div className="product-buy">
        <Price price={shown.price} isFrom={shown === product && product.isPriceFrom} locale={locale} />
        <div className="product-facts">
          <p>Inclusive of all taxes</p>
          <Credit price={shown.price} locale={locale} />
          <StockLabel inStock={shown.inStock} onlyLeft={shown.onlyLeft} />
        </div>
        <TierPrices product={product} locale={locale} />
        <BuyForm product={product} picks={picks} selection={selection} state={state} quantity={quantity} />
        <Prose html={product.summaryHtml} />
      </div>
      <ProductText html={product.descriptionHtml} />
      <RelatedProducts related={related} locale={locale} />
    </article>
  );
}

/** A complete choice shows its own pictures, an incomplete one what is left of the gallery, no choice the whole product. */
function picturesOf(product: Product, selection: ProductSelection | null): readonly Picture[] {
  const chosen = selection?.gallery ?? [];
  const first = selection?.variant?.picture;
  if (chosen.length > 0) return first ? [first, ...chosen.filter(({ url }) => url !== first.url)] : chosen;
  if (first) return [first, ...product.gallery.filter(({ url }) => url !== first.url)];
  return product.gallery.length > 0 || !product.picture ? product.gallery : [product.picture];
}

function TierPrices({ product, locale }: { product: Product; locale: string }) {
  if (product.tierPrices.length === 0) return null;
  return (
    <ul className="tiers">
      {product.tierPrices.map(({ quantity, price }) => (
        <li key={quantity}>
          From {quantity} pieces: {formatMoney(price, locale)} each
        </li>
      ))}
    </ul>
  );
}

function ProductText({ html }: { html: string }) {
  const { description, specifications } = splitSpecifications(html);
  return (
    <div className="product-text">
      <TextSection title="Description" html={description} />
      <TextSection title="Specifications" html={specifications} />
    </div>
  );
}

function TextSection({ title, html }: { title: string; html: string }) {
  if (html === "") return null;
  return (
    <section>
      <h2>{title}</h2>
      <Prose html={html} />
    </section>
  );
}

function RelatedProducts({ related, locale }: Pick<ProductScreenProps, "related" | "locale">) {
  if (!(related instanceof Promise)) return <RelatedPanels related={related} locale={locale} />;
  return (
    <Suspense fallback={null}>
      <Await resolve={related} errorElement={null}>
        {(late) => <RelatedPanels related={late} locale={locale} />}
      </Await>
    </Suspense>
  );
}

function RelatedPanels({ related, locale }: { related: Related; locale: string }) {
  if (!related) return null;
  return (
    <>
      <ProductPanel title="Related products" products={related.related} locale={locale} />
      <ProductPanel title="You may also like" products={related.upsell} locale={locale} />
    </>
  );
}
