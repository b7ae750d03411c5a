import type { ProductSummary } from "~/lib/commerce/model/product";
import { PICTURE_SIZES, pictureSet } from "~/lib/images";
import { formatMoney } from "~/lib/format/money";
import { LatePart } from "~/ui/late-part";
import { Link } from "~/ui/link";
import { pictureLoading } from "~/ui/picture-loading";
import { Prose } from "~/ui/prose";
import { heroProduct } from "./hero-product";
import type { HomeData } from "./load-home.server";

interface HeroProps {
  /** The backend's block; empty where it has none. */
  html: string;
  newest: HomeData["newest"];
  locale: string;
}

/** The backend's hero, with the price of today where it leads to a new product; without such a block the newest takes its place. */
export function Hero({ html, newest, locale }: HeroProps) {
  if (html === "") {
    return (
      <LatePart of={newest} wait="lines">
        {([first]) => <div>{first && <ProductHero product={first} locale={locale} />}</div>}
      </LatePart>
    );
  }
  return (
    <div className="hero-slider">
      <Prose className="hero-block" html={html} />
      <div className="offer">
        <LatePart of={newest} wait="lines">
          {(products) => <Offer product={heroProduct(html, products)} locale={locale} />}
        </LatePart>
      </div>
    </div>
  );
}

function ProductHero({ product, locale }: { product: ProductSummary; locale: string }) {
  const picture = pictureSet(product.picture?.url ?? "", PICTURE_SIZES.card);
  return (
    <div className="hero-slider plain">
      <h2>{product.name}</h2>
      <img {...picture} alt="" {...pictureLoading(true)} />
      <div className="offer">
        <Offer product={product} locale={locale} />
      </div>
    </div>
  );
}

function Offer({ product, locale }: { product: ProductSummary | null; locale: string }) {
  if (!product) return null;
  return (
    <>
      <span>
        {product.isPriceFrom && <small>From </small>}
        <b>{formatMoney(product.price.final, locale)}</b>
      </span>
      <Link className="btn" to={product.path}>
        See it<span className="sr-only">: {product.name}</span>
      </Link>
    </>
  );
}
