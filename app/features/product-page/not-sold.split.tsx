import { CardsForm } from "~/features/listing/cards-form";
import { ProductPanel } from "~/features/listing/product-panel";
import { BUY_FORM } from "~/features/product/form-fields";
import { WishlistButton } from "~/features/wishlist/wishlist-button";
import { isSoldOnline } from "~/lib/commerce/model/cart";
import type { Product, ProductSummary } from "~/lib/commerce/model/product";
import type { Deferred } from "~/lib/deferred";
import { telephone } from "~/lib/format/telephone";
import { useRootData } from "~/lib/root-data";
import { CardSkeletons } from "~/ui/card-skeletons";
import { DeferredPart } from "~/ui/deferred-part";
import { Link } from "~/ui/link";
import type { RelatedProducts } from "./load-product-page.server";

interface NotSoldProps {
  product: Product;
  others: Deferred<RelatedProducts>;
}

export function NotSold(props: NotSoldProps) {
  return isSoldOnline(props.product) ? <SoldOut {...props} /> : <NotSoldOnline product={props.product} />;
}

function NotSoldOnline({ product: { kind, breadcrumbs } }: { product: Product }) {
  const { supportPhone } = useRootData();
  return (
    <section className="panel grid gap-4" aria-labelledby="not-online">
      <h2 id="not-online">{`You cannot order this ${kind === "gift-card" ? "gift card" : "product"} online yet`}</h2>
      <p>
        To ask for it,{" "}
        {supportPhone !== "" && (
          <>
            call <a href={telephone(supportPhone)}>{supportPhone}</a> or{" "}
          </>
        )}
        <Link to="/contact-us">write to us</Link>.
      </p>
      <SimilarProducts product={{ breadcrumbs }} />
    </section>
  );
}

function SoldOut({ product, others }: NotSoldProps) {
  return (
    <section className="panel grid grid-cols-1 gap-3 [&_.btn]:justify-self-start" aria-labelledby="sold-out">
      <h2 id="sold-out" className="text-danger">
        Out of stock
      </h2>
      <p className="text-s">Keep it on your wishlist for later, or choose one like it.</p>
      <WishlistButton sku={product.sku} form={BUY_FORM} isWide />
      <DeferredPart data={others} fallback={<CardSkeletons />}>
        {({ related, upsell }) => (
          <CardsForm>
            <ProductPanel title="Similar and in stock" products={similarOf([...related, ...upsell])} />
          </CardsForm>
        )}
      </DeferredPart>
      <SimilarProducts product={product} />
    </section>
  );
}

function similarOf(products: readonly ProductSummary[]): readonly ProductSummary[] {
  const inStock = products.filter((product) => product.inStock);
  return [...new Map(inStock.map((product) => [product.sku, product])).values()].slice(0, 3);
}

function SimilarProducts({ product: { breadcrumbs } }: { product: Pick<Product, "breadcrumbs"> }) {
  const category = breadcrumbs.at(-1);
  return (
    category && (
      <Link className="btn sm:justify-self-start" to={category.path}>
        See other {category.name.toLowerCase()}
      </Link>
    )
  );
}
