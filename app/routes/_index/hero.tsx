import type { ProductSummary } from "~/lib/commerce/model/product";
import { PICTURE_SIZES, pictureSet } from "~/lib/images";
import { formatMoney } from "~/lib/format/money";
import { LatePart } from "~/ui/late-part";
import { Link } from "~/ui/link";
import { pictureLoading } from "~/ui/picture-loading";
import { Prose } from "~/ui/prose";
import type { HomeData } from "./load-home.server";

interface HeroProps {
  /** The backend's block; empty where it has none. */
  html: string;
  offer: HomeData["offer"];
  newest: HomeData["newest"];
  locale: string;
}

/** The backend's hero, with a price of today; without such a block the newest product takes its place. */
export function Hero({ html, offer, newest, locale }: HeroProps) {
  if (html === "") {
    return (
      <LatePart of={newest}>
        {([first]) => <div>{first && <ProductHero product={first} locale={locale} />}</div>}
      </LatePart>
    );
  }
  return (
    <div className="hero-slider">
      <Prose className="hero-block" html={html} />
      {offer && <Offer product={offer} locale={locale} />}
    </div>
  );
}

function ProductHero({ product, locale }: { product: ProductSummary; locale: string }) {
  const picture = pictureSet(product.picture?.url ?? "", PICTURE_SIZES.card);
  return (
    <div className="hero-slider plain">
      <h2>{product.name}</h2>
      <img {...picture} alt="" {...pictureLoading(true)} />
      <Offer product={product} locale={locale} />
    </div>
  );
}

function Offer({ product, locale }: { product: NonNullable<HomeData["offer"]>; locale: string }) {
  const { price, isPriceFrom, path, name } = product;
  return (
    <p className="offer">
      <span>
        {isPriceFrom && <small>From </small>}
        <b>{formatMoney(price.final, locale)}</b>
      </span>
      <Link className="btn" to={path}>
        See it<span className="sr-only">: {name}</span>
      </Link>
    </p>
  );
}
