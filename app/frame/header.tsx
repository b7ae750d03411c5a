import type { RootData } from "~/lib/root-data";
import { asSpot } from "~/lib/spot";
import { Icon } from "~/ui/icon";
import { PlaceLink } from "~/features/delivery-place/place-link";
import { SearchForm } from "~/features/search/search-form";
import { AccountLink, useLogInHere } from "./account-link";
import { CategoryBar } from "./category-bar";
import { Logo } from "./logo";
import { Link } from "~/ui/link";
import { itemCount } from "~/lib/format/item-count";
import { telephone } from "~/lib/format/telephone";

export function Header({ shop }: { shop: RootData }) {
  const { supportPhone, hasWishlists } = shop;
  return (
    <header className="site-header">
      <div className="wrap">
        <Link className="site-logo" to="/" aria-label="Home">
          <Logo picture={shop.store.logo} />
        </Link>
        <SearchForm place="header" />
        <PlaceLink />
        <SiteLinks {...{ supportPhone, hasWishlists }} logIn={useLogInHere()} />
        <CategoryBar menu={shop.menu} />
      </div>
    </header>
  );
}

interface SiteLinksProps extends Pick<RootData, "supportPhone" | "hasWishlists"> {
  logIn: string;
}

const SiteLinks = asSpot<SiteLinksProps>("site links", ({ supportPhone, hasWishlists, logIn }, own) => (
  <ul className={own.loggedIn ? "site-links known" : "site-links"}>
    {/* Narrower, it is found in the menu and the footer. */}
    <li className="max-xl:hidden">
      <Link to="/store-locator">
        <Icon name="store" size={22} />
        Store locator
      </Link>
    </li>
    {supportPhone !== "" && (
      <li className="max-xl:hidden">
        <a href={telephone(supportPhone)}>
          <Icon name="phone" size={22} />
          Support
        </a>
      </li>
    )}
    {own.loggedIn && hasWishlists && (
      <li>
        <WishlistLink count={own.wishlistCount ?? 0} />
      </li>
    )}
    <li className="to-account">
      <AccountLink loggedIn={own.loggedIn} logIn={logIn} />
    </li>
    <li>
      <CartLink quantity={own.cartQuantity ?? 0} />
    </li>
  </ul>
));

function WishlistLink({ count }: { count: number }) {
  return (
    <Link
      to="/customer/my-wishlist"
      data-panel="wishlist"
      aria-label="Wishlist"
      {...(count > 0 && { "aria-description": itemCount(count) })}
    >
      <Icon name="heart" size={22} />
      <span className="desktop">Wishlist</span>
      <Badge count={count} />
    </Link>
  );
}

/** Announced as "Cart, 3 items". The number is drawn by CSS, so that the visible text "Cart" is part of the accessible name. */
function CartLink({ quantity }: { quantity: number }) {
  return (
    <Link to="/cart" data-panel="cart" aria-label={quantity === 0 ? "Cart" : `Cart, ${itemCount(quantity)}`}>
      <Icon name="cart" size={22} />
      Cart
      <Badge count={quantity} />
    </Link>
  );
}

function Badge({ count }: { count: number }) {
  return count > 0 ? <b className="count" data-count={count > 99 ? "99+" : count} /> : null;
}
