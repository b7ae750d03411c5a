import { isSoldOnline } from "~/lib/commerce/model/can-add";
import type { Picture, Product, ProductSelection } from "~/lib/commerce/model/product";
import type { SubmissionResult } from "~/lib/forms/submission";
import { valueInTime } from "~/lib/late";
import { formatMoney } from "~/lib/format/money";
import { componentName } from "~/features/product/chosen-components";
import type { ProductPage } from "./load-product-page.server";
import type { ProductChoice } from "~/features/product/product-answer";
import { ratingField } from "./review-fields";
import { splitSpecifications } from "~/features/product/specifications";
import { useShop } from "~/lib/root-data";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { ErrorSummary } from "~/ui/error-summary";
import { Prose } from "~/ui/prose";
import { LatePart } from "~/ui/late-part";
import { BuyForm } from "./buy-form";
import { DeliveryForm, DeliveryPromise } from "./delivery-promise";
import { Gallery } from "~/features/product/gallery";
import { NotSoldOnline } from "./not-sold-online";
import { OtherProducts } from "./other-products";
import { Credit, HighestPrice, Price } from "~/features/product/price";
import { Rating } from "~/features/product/rating";
import { ReviewsSection } from "./reviews-section";
import { Share } from "./share";
import { SpecificationTable } from "~/features/product/specification-table";
import { StockLabel } from "~/features/product/stock-label";

interface ProductScreenProps {
  page: ProductPage;
  /** From the URL or from the submitted form. */
  choice: ProductChoice;
  state: SubmissionResult | null;
  quantity: string;
  /** Path and query of this page. */
  path: string;
  isCustomer: boolean;
  locale: string;
}

export function ProductScreen(props: ProductScreenProps) {
  const { page, choice, state, path, isCustomer, locale } = props;
  const { product } = page;
  const { description, specifications } = splitSpecifications(product.descriptionHtml);
  return (
    <article className="product">
      <div className="product-head">
        <Breadcrumbs crumbs={product.breadcrumbs} />
        <ErrorSummary state={state} labels={labelsOf(page)} />
        <h1>{product.name}</h1>
        <a className="to-reviews" href="#reviews">
          <Rating rating={product.rating} count={product.reviewCount} />
        </a>
      </div>
      <Gallery
        key={choice.selection?.variant?.sku}
        pictures={picturesOf(product, choice.selection)}
        productName={product.name}
      />
      <ProductBuy {...props} />
      <div className="product-text">
        {description !== "" && (
          <section>
            <h2>Description</h2>
            <Prose html={description} />
          </section>
        )}
        <SpecificationTable attributes={product.attributes} html={specifications} />
      </div>
      <LatePart of={page.reviews} what="The reviews" wait="lines">
        {(reviews) => reviews && <ReviewsSection {...{ product, reviews, path, isCustomer, state }} />}
      </LatePart>
      <LatePart of={page.others} what="Related products" wait="cards">
        {(others) => <OtherProducts others={others} locale={locale} />}
      </LatePart>
    </article>
  );
}

function ProductBuy({ page, choice, state, quantity, path, locale }: ProductScreenProps) {
  const { product, delivery, instalments, canonical } = page;
  const shown = choice.selection?.variant ?? product;
  const isSold = isSoldOnline(product);
  const includesTax = useShop().store.pricesIncludeTax;
  return (
    <div className="product-buy">
      <Price
        price={shown.price}
        isFrom={shown === product && product.isPriceFrom}
        isOnSale={product.isOnSale}
        locale={locale}
      />
      <div className="product-facts">
        {product.isNew && <p className="new">New</p>}
        {shown === product && product.highestPrice && <HighestPrice price={product.highestPrice} locale={locale} />}
        {includesTax && <p>Inclusive of all taxes</p>}
        {isSold && (
          <>
            <Credit price={shown.price} locale={locale} />
            <StockLabel inStock={shown.inStock} onlyLeft={shown.onlyLeft} />
          </>
        )}
      </div>
      <TierPrices product={product} locale={locale} />
      {isSold ? (
        <BuyForm {...{ product, choice, state, quantity, locale }} stock={shown}>
          {delivery && <DeliveryPromise {...{ delivery, state, locale }} />}
        </BuyForm>
      ) : (
        <NotSoldOnline product={product} />
      )}
      {delivery && <DeliveryForm path={path} />}
      <Samples samples={product.samples} />
      {isSold && instalments !== "" && (
        <details>
          <summary className="update">EMI options</summary>
          <Prose html={instalments} />
        </details>
      )}
      <Share title={product.name} address={canonical} />
      <Prose html={product.summaryHtml} />
    </div>
  );
}

function labelsOf({ product, reviews }: ProductPage): Record<string, string> {
  const written = (product.composite?.groups ?? []).filter(({ writing }) => writing);
  const questions = (valueInTime(reviews)?.rules.questions ?? []).map(
    ({ id, name }) => [ratingField(id), name] as const,
  );
  return {
    ...{ quantity: "Quantity", summary: "Title", nickname: "Name", text: "Review" },
    ...Object.fromEntries([...questions, ...written.map((group) => [componentName(group), group.title] as const)]),
  };
}

/** A complete choice shows its variant's pictures, an incomplete one those left of the gallery, no choice the product's. */
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

function Samples({ samples }: Pick<Product, "samples">) {
  if (samples.length === 0) return null;
  return (
    <section className="samples" aria-labelledby="samples">
      <h2 id="samples">Samples</h2>
      <ul>
        {samples.map(({ title, url }) => (
          <li key={url}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
