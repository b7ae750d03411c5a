import mark from "@brand/logo.svg?inline";
import { useLocation, useNavigation } from "@remix-run/react";
import { memo } from "react";
import { usePendingChanges } from "~/features/cart/pending-changes";
import { PlaceLink } from "~/features/delivery-place/place-link";
import { SearchForm } from "~/features/search/search-form";
import { addedQuantity } from "~/lib/cart-addition";
import { formatCount } from "~/lib/format/count";
import { telephone } from "~/lib/format/telephone";
import { useRootData } from "~/lib/root-data";
import { isPrivate, useScreen } from "~/lib/screen";
import { changeQuery } from "~/lib/urls/paths";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { CategoryBar } from "./category-bar";

export function SkipLink() {
  return (
    <a className="skip" href="#main">
      Skip to content
    </a>
  );
}

export const Header = memo(function Header() {
  return (
    <header className="site-header wrap bg-deep text-on-deep">
      <HomeLink className="justify-self-start" />
      <SearchForm place="header" />
      <PlaceLink />
      <SiteLinks />
      <CategoryBar />
    </header>
  );
});

function SiteLinks() {
  const { supportPhone, hasWishlists, loggedIn, wishlistCount, cartQuantity } = useRootData();
  const wishes = wishlistCount ?? 0;
  const hasWishlist = loggedIn && hasWishlists;
  return (
    <div className={`site-links${supportPhone === "" ? "" : " with-support"}${hasWishlist ? " with-wishlist" : ""}`}>
      <Link className="max-lg:hidden" to="/store-locator">
        <Icon name="store" size={22} />
        <span className="max-xl:sr-only">Store locator</span>
      </Link>
      {supportPhone !== "" && (
        <a className="max-lg:hidden" href={telephone(supportPhone)}>
          <Icon name="phone" size={22} />
          <span className="max-xl:sr-only">Support</span>
        </a>
      )}
      {hasWishlist && (
        <Link
          to="/customer/my-wishlist"
          data-panel="wishlist"
          aria-label="Wishlist"
          aria-description={wishes > 0 ? formatCount(wishes, "item") : undefined}
        >
          <Icon name="heart" size={22} />
          <span>Wishlist</span>
          <Badge count={wishes} />
        </Link>
      )}
      <AccountLink />
      <CartLink quantity={cartQuantity ?? 0} />
    </div>
  );
}

/**
 * Announced as "Cart, 3 items". CSS draws the number, so that the visible text "Cart" is part of
 * the accessible name. A pending addition is already counted and marked; other pending changes only
 * mark it.
 */
function CartLink({ quantity }: { quantity: number }) {
  const { formData, formAction } = useNavigation();
  const adding = addedQuantity(formData, formAction, useLocation().pathname);
  const { isAny } = usePendingChanges();
  return (
    <Link to="/cart" data-panel="cart" aria-label={quantity === 0 ? "Cart" : `Cart, ${formatCount(quantity, "item")}`}>
      <Icon name="cart" size={22} />
      Cart
      <Badge count={quantity + adding} isPending={adding > 0 || isAny} />
    </Link>
  );
}

/** Before hydration, lib/client/return-after-add shows a pending one. */
function Badge({ count, isPending = false }: { count: number; isPending?: boolean }) {
  if (count <= 0) return null;
  return <b className="count" data-count={count > 99 ? "99+" : count} aria-busy={isPending || undefined} />;
}

/** Guests get the log-in dialog on the current page. */
export function AccountLink() {
  const { loggedIn } = useRootData();
  const { pathname, search } = useLocation();
  const page = isPrivate(useScreen()) ? pathname : pathname + search;
  const to = loggedIn ? "/customer/my-profile" : changeQuery(page, { action: "login" });
  return (
    <Link to={to} rel={loggedIn ? undefined : "nofollow"}>
      <Icon name="user" size={22} />
      <span>{loggedIn ? "Account" : "Log in"}</span>
    </Link>
  );
}

/** Only logo and help, so that nothing distracts from paying. */
export function EnclosedHeader() {
  const { supportPhone } = useRootData();
  return (
    <header className="enclosed wrap flex min-h-14 flex-wrap items-center gap-x-3 bg-deep text-on-deep">
      <HomeLink className="text-inherit no-underline" />
      <p className="flex items-center gap-1 text-xs text-on-deep-muted lg:text-s">
        <Icon name="lock" size={16} />
        Checkout
      </p>
      {supportPhone !== "" && (
        <a
          className="ms-auto flex min-h-11 min-w-14 items-center gap-1 text-s text-inherit lg:min-w-48"
          href={telephone(supportPhone)}
        >
          <Icon name="phone" size={18} />
          Help <span className="max-lg:hidden">{supportPhone}</span>
        </a>
      )}
    </header>
  );
}

/**
 * The store's logo; where it has none, the brand's and the name. The link's name contains the
 * visible text, for users of speech input.
 */
function HomeLink({ className }: { className: string }) {
  const { name, logo } = useRootData().store;
  const label = logo?.alt ?? name;
  return (
    <Link
      className={`flex min-h-11 min-w-0 max-w-full items-center ${className}`}
      to="/"
      aria-label={label === "" ? "Home" : `${label}: home`}
    >
      {logo ? (
        <img src={logo.src} alt="" width={logo.width} height={logo.height} />
      ) : (
        <span aria-hidden="true" className="flex min-w-0 items-center gap-2 text-[22px] font-bold">
          <img src={mark} alt="" width={32} height={32} />
          <span className="truncate">{name}</span>
        </span>
      )}
    </Link>
  );
}
