import type { ReactNode } from "react";
import type { ProductSummary } from "~/lib/commerce/model/product";
import type { Deferred } from "~/lib/deferred";
import { formatMoney } from "~/lib/format/money";
import { PICTURE_SIZES, pictureSet } from "~/lib/images";
import { DeferredPart } from "~/ui/deferred-part";
import { Link } from "~/ui/link";
import { pictureLoading } from "~/ui/picture-loading";
import { Prose } from "~/ui/prose";

interface HeroProps {
  html: string;
  linkPath: string | null;
  newest: Deferred<readonly ProductSummary[]>;
  locale: string;
}

/** The hero block, with the current price if it links to a new product; without a block, the newest product. */
export function Hero({ html, linkPath, newest, locale }: HeroProps) {
  if (html === "") {
    return (
      <DeferredPart data={newest} fallback="lines">
        {([first]) => <div>{first && <ProductHero product={first} locale={locale} />}</div>}
      </DeferredPart>
    );
  }
  return (
    <div className="relative">
      <Prose className="hero" html={html} />
      <OfferOverlay>
        <DeferredPart data={newest} fallback={<p className="min-h-11 min-w-45 rounded-card bg-surface opacity-25" />}>
          {(products) => <Offer product={products.find(({ path }) => path === linkPath) ?? null} locale={locale} />}
        </DeferredPart>
      </OfferOverlay>
    </div>
  );
}

function ProductHero({ product, locale }: { product: ProductSummary; locale: string }) {
  return (
    <div className="relative h-50 rounded-card bg-deep p-4 text-on-deep lg:h-90 lg:p-10">
      <h2 className="max-w-1/2 lg:text-2xl">{product.name}</h2>
      <img
        className="absolute inset-y-0 end-0 h-full w-auto object-contain p-3"
        {...pictureSet(product.picture?.url ?? "", PICTURE_SIZES.card)}
        alt=""
        {...pictureLoading(true)}
      />
      <OfferOverlay>
        <Offer product={product} locale={locale} />
      </OfferOverlay>
    </div>
  );
}

function OfferOverlay({ children }: { children: ReactNode }) {
  return (
    <div className="absolute start-4 bottom-4 flex min-h-11 items-center gap-3 text-on-deep lg:start-10 lg:bottom-10">
      {children}
    </div>
  );
}

function Offer({ product, locale }: { product: ProductSummary | null; locale: string }) {
  if (!product) return null;
  return (
    <>
      <p className="text-l font-bold lg:text-2xl">
        {product.isPriceFrom && <small className="font-normal">From </small>}
        {formatMoney(product.price.final, locale)}
      </p>
      <Link
        className="btn border-on-deep bg-on-deep px-4 text-on-spark"
        to={product.path}
        aria-label={`See it: ${product.name}`}
      >
        See it
      </Link>
    </>
  );
}
