import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { TrackEvents } from "~/features/consent/track-event";
import { CardsForm } from "~/features/listing/cards-form";
import { ProductPanel } from "~/features/listing/product-panel";
import { CompositeForm } from "~/features/product/composite-form.split";
import { componentName } from "~/features/product/form-fields";
import { Gallery } from "~/features/product/gallery";
import { picturesOf } from "~/features/product/pictures";
import { Credit, HighestPrice, OwnPrice } from "~/features/product/price";
import type { OptionPicks, ProductFormResult } from "~/features/product/read-choice.server";
import { Rating } from "~/features/product/rating";
import { StockLabel } from "~/features/product/stock-label";
import { isSoldOnline } from "~/lib/commerce/model/cart";
import type { Product } from "~/lib/commerce/model/product";
import { valueIfReady } from "~/lib/deferred";
import { type SubmissionResult, valueOf } from "~/lib/forms/submission";
import { useContentLang } from "~/lib/root-data";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { CardSkeletons } from "~/ui/card-skeletons";
import { DeferredPart } from "~/ui/deferred-part";
import { ErrorSummary } from "~/ui/error-summary";
import { Prose } from "~/ui/prose";
import { StructuredData } from "~/ui/structured-data";
import { BuyButtons, BuyForm, FormTotal, ProductActions } from "./buy-form";
import { DeliveryLine, DeliveryPromise } from "./delivery-promise";
import { LargerPictures } from "./larger-pictures.split";
import type { ProductPage, RelatedProducts } from "./load-product-page.server";
import { NotSold } from "./not-sold.split";
import { productStructuredData } from "./product-meta";
import { Instalments, PriceBlock, ProductTexts, TierPrices } from "./product-texts";
import { ratingField } from "./review-fields";
import { ReviewsSection } from "./reviews-section";

export function ProductPageView({ page, answer }: { page: ProductPage; answer: ProductFormResult | null }) {
  useSaveViewed(page);
  const search = new URLSearchParams(useLocation().search);
  const requestedQuantity = search.get("quantity") ?? "";
  const state = answer?.state ?? null;
  const choice = answer?.chosen ?? page.choice;
  if (search.has("picture")) {
    const pictures = picturesOf(page.product, choice.selection);
    return <LargerPictures pictures={pictures} productName={page.product.name} />;
  }
  return (
    <>
      <TrackEvents events={page.events} />
      <ProductScreen
        page={page}
        choice={choice}
        state={state}
        quantity={valueOf(state, "quantity", /^[1-9]\d{0,3}$/.test(requestedQuantity) ? requestedQuantity : "1")}
      />
      {import.meta.env.SSR && <StructuredData things={productStructuredData(page)} />}
    </>
  );
}

/** The server does not notice when a prefetched page is opened. */
function useSaveViewed({ isPrefetched, product: { sku }, events }: ProductPage): void {
  const isCounted = events.length > 0;
  useEffect(() => {
    if (!isPrefetched) return;
    const body = new URLSearchParams({ sku, referrer: document.referrer, ...(isCounted && { counted: "" }) });
    // eslint-disable-next-line no-restricted-globals -- asks the shop itself, not the backend
    void fetch("/viewed", { method: "POST", body }).catch(() => undefined);
  }, [isPrefetched, sku, isCounted]);
}

interface ProductScreenProps {
  page: ProductPage;
  choice: OptionPicks;
  state: SubmissionResult | null;
  quantity: string;
}

function ProductScreen(props: ProductScreenProps) {
  const { page, choice, state } = props;
  const { product } = page;
  const isOffered = product.inStock || !isSoldOnline(product);
  return (
    <article className="-mx-4 -mt-3 grid grid-cols-1 gap-1 bg-surface px-4 pt-2 pb-6 lg:m-0 lg:rounded-card lg:px-6 lg:pt-4">
      <Breadcrumbs crumbs={product.breadcrumbs.slice(-2)} />
      <ErrorSummary state={state} labels={labelsOf(page)} isAtField />
      <div className="mt-2 grid grid-cols-1 gap-3 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr] lg:gap-x-8">
        <div className="relative">
          <Gallery
            key={choice.selection?.variant?.sku}
            pictures={picturesOf(product, choice.selection)}
            productName={product.name}
          />
          <ProductActions product={product} url={page.canonical} />
        </div>
        <ProductBuy {...props} />
        <ProductTexts {...page} />
      </div>
      <DeferredPart data={page.reviews} label="The reviews" fallback="lines">
        {(reviews) => reviews && <ReviewsSection {...{ product, reviews, state }} />}
      </DeferredPart>
      <DeferredPart data={page.others} label="Related products" fallback={<CardSkeletons />}>
        {(others) => {
          const { related, upsell } = isOffered ? inRows(others) : { related: [], upsell: [] };
          return (
            <CardsForm>
              <ProductPanel title="Related products" products={related} />
              <ProductPanel title="You may also like" products={upsell} />
              <ProductPanel title="Recently viewed" products={others.viewed} />
            </CardsForm>
          );
        }}
      </DeferredPart>
    </article>
  );
}

function ProductBuy({ page, choice, state, quantity }: ProductScreenProps) {
  const { product, delivery, texts, extras } = page;
  const shown = choice.selection?.variant ?? product;
  const isFrom = shown === product && product.isPriceFrom;
  const stock = { onlyLeft: shown.onlyLeft, inStock: shown.inStock && choice.unavailable === null };
  return (
    <div className="product-buy grid grid-cols-1 gap-3 lg:col-start-2 lg:row-[1/span_2] lg:flex lg:flex-col lg:rounded-card lg:border lg:border-line lg:p-6">
      <Title product={product} isReduced={shown.price.final.minor < shown.price.regular.minor} />
      <PriceBlock {...product} isFrom={isFrom} price={shown.price} note={page.note} />
      {delivery && <DeliveryLine {...delivery} />}
      {page.ownPrice && shown === product && (
        <DeferredPart data={page.ownPrice}>{(own) => own && <OwnPrice own={own} price={shown.price} />}</DeferredPart>
      )}
      {isSoldOnline(product) ? (
        <>
          {/* The open credit terms get a full line. */}
          <div className="row [&>[open]]:basis-full">
            {isFrom && product.highestPrice && <HighestPrice price={product.highestPrice} />}
            {choice.unavailable === "not-made" ? (
              <p className="text-s font-semibold text-danger">
                This combination is not available. Please choose another.
              </p>
            ) : (
              product.inStock && <StockLabel {...stock} />
            )}
            {stock.inStock && (
              <DeferredPart data={texts}>{({ credit }) => <Credit price={shown.price} terms={credit} />}</DeferredPart>
            )}
          </div>
          {stock.inStock && (
            <>
              <TierPrices product={product} />
              <DeferredPart data={texts}>
                {({ instalments }) => <Instalments block={instalments} price={shown.price.final} />}
              </DeferredPart>
            </>
          )}
          <BuyForm {...{ product, choice, extras, state, quantity, stock }} />
          {!product.inStock && <NotSold product={product} others={page.others} />}
          <Samples samples={product.samples} />
          {stock.inStock && (
            <BuyButtons
              onlyLeft={shown.onlyLeft}
              total={
                product.composite ? (
                  <CompositeForm shows="total" {...{ product, choice, quantity, state }} />
                ) : (
                  <FormTotal {...{ product, extras, quantity }} price={shown.price.final} />
                )
              }
            />
          )}
          {delivery && <DeliveryPromise {...{ delivery, state }} />}
          <DeferredPart data={texts}>{({ promises }) => <Prose className="assurances" html={promises} />}</DeferredPart>
        </>
      ) : (
        <NotSold product={product} others={page.others} />
      )}
    </div>
  );
}

function Title({ product, isReduced }: { product: Product; isReduced: boolean }) {
  const lang = useContentLang();
  const { name, isNew, rating, reviewCount } = product;
  const isOnSale = product.isOnSale && !isReduced;
  return (
    <div className="grid grid-cols-1 gap-1">
      <h1 lang={lang}>{name}</h1>
      <div className="-my-2 flex min-h-11 flex-wrap items-center gap-x-3 empty:hidden">
        {rating !== null && (
          <a className="min-h-11 content-center text-s text-ink no-underline" href="#reviews">
            <Rating rating={rating} count={reviewCount} />
          </a>
        )}
        {isNew && <span className="badge new">New</span>}
        {isOnSale && <span className="badge">Sale</span>}
      </div>
    </div>
  );
}

function labelsOf({ product, reviews }: ProductPage): Record<string, string> {
  const written = (product.composite?.groups ?? []).filter(({ textEntry }) => textEntry);
  const questions = (valueIfReady(reviews)?.form?.questions ?? []).map(
    ({ id, name }) => [ratingField(id), name] as const,
  );
  return {
    quantity: "Quantity",
    summary: "Title",
    nickname: "Name",
    text: "Review",
    ...Object.fromEntries([...questions, ...written.map((group) => [componentName(group), group.title] as const)]),
  };
}

function Samples({ samples }: Pick<Product, "samples">) {
  if (samples.length === 0) return null;
  return (
    <section aria-labelledby="samples">
      <h2 id="samples" className="text-m">
        Samples
      </h2>
      <ul>
        {samples.map(({ title, url }) => (
          <li key={url}>
            <a className="block py-2" href={url}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Panels = Pick<RelatedProducts, "related" | "upsell">;

/** A single product in a row looks like a fault, so it joins the other row. */
function inRows({ related, upsell }: Panels): Panels {
  if (related.length === 0 || upsell.length > 1) return { related, upsell };
  const others = upsell.filter(({ uid }) => !related.some((product) => product.uid === uid));
  return { related: [...related, ...others], upsell: [] };
}
