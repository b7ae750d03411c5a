import { CompareButton, CompareLink } from "~/features/compare/compare-button";
import { WishlistButton } from "~/features/wishlist/wishlist-button";
import type { Sku } from "~/lib/commerce/model/ids";
import type { Money } from "~/lib/commerce/model/money";
import type { Product } from "~/lib/commerce/model/product";
import { formatMoney } from "~/lib/format/money";
import { telephone } from "~/lib/format/telephone";
import { useShop } from "~/lib/root-data";
import { DefaultSubmit } from "~/ui/default-submit";
import { FootBar } from "~/ui/foot-bar";
import { Link } from "~/ui/link";
import { Share } from "~/ui/share";
import { BUY_FORM } from "./buy-form";

interface BuyButtonsProps {
  /** Null if the form shows its own total. */
  price: Money | null;
  /** Shown below the price. */
  note: string | null;
  locale: string;
}

/** At the lower edge of the window: on a phone price and "Add to cart", on a desktop both buttons while their box reaches beyond it. */
export function BuyButtons({ price, note, locale }: BuyButtonsProps) {
  return (
    <div className="buy-row grid gap-2 lg:grid-cols-2">
      <FootBar>
        {price && (
          <p className="grid min-h-10 flex-1 content-start leading-[1.25] lg:hidden">
            <b className="text-l">{formatMoney(price, locale)}</b>{" "}
            {note && <small className="text-xs text-muted">{note}</small>}
          </p>
        )}
        <button className="btn flex-1 max-lg:min-w-40" form={BUY_FORM} name="intent" value="add">
          Add to cart
        </button>
      </FootBar>
      <button className="btn spark" form={BUY_FORM} name="intent" value="buy">
        Buy now
      </button>
    </div>
  );
}

interface ProductActionsProps {
  /** Null where there is no form whose choice could be kept. */
  sku: Sku | null;
  name: string;
  /** Absolute URL. */
  address: string;
}

export function ProductActions({ sku, name, address }: ProductActionsProps) {
  return (
    <div className="flex items-center gap-1">
      {/* Before the other buttons of the form, so that Enter in a field adds to the cart. */}
      {sku && <DefaultSubmit intent="add" form={BUY_FORM} />}
      <Share title={name} address={address} />
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

/** Replaces the buy form of products the cart does not accept, with a link to similar ones. */
export function NotSoldOnline({ product: { kind, breadcrumbs } }: { product: Product }) {
  const { supportPhone } = useShop();
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

/** Link to the product's category. */
export function SimilarProducts({ product: { breadcrumbs } }: { product: Pick<Product, "breadcrumbs"> }) {
  const category = breadcrumbs.at(-1);
  return (
    category && (
      <Link className="btn sm:justify-self-start" to={category.path}>
        See other {category.name.toLowerCase()}
      </Link>
    )
  );
}
