import { useLocation, useNavigation } from "@remix-run/react";
import { memo } from "react";
import { pendingAddition, usePendingChanges } from "~/features/cart/pending-changes";
import { PlaceLink } from "~/features/delivery-place/place-link";
import { SearchForm } from "~/features/search/search-form";
import { itemCount } from "~/lib/format/item-count";
import { telephone } from "~/lib/format/telephone";
import { useShop } from "~/lib/root-data";
import { changeQuery } from "~/lib/urls/paths";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { CategoryBar } from "./category-bar";
import { HomeLink } from "./logo";

export const Header = memo(function Header() {
  return (
    <header className="site-header wrap bg-deep text-on-deep">
      <HomeLink className="flex min-h-11 items-center justify-self-start" />
      <SearchForm place="header" />
      <PlaceLink />
      <SiteLinks />
      <CategoryBar />
    </header>
  );
});

function SiteLinks() {
  const { supportPhone, hasWishlists, loggedIn, wishlistCount, cartQuantity } = useShop();
  return (
    <div className={loggedIn ? "site-links logged-in" : "site-links"}>
      <Link className="max-xl:hidden" to="/store-locator">
        <Icon name="store" size={22} />
        Store locator
      </Link>
      {supportPhone !== "" && (
        <a className="max-xl:hidden" href={telephone(supportPhone)}>
          <Icon name="phone" size={22} />
          Support
        </a>
      )}
      {loggedIn && hasWishlists && <WishlistLink count={wishlistCount ?? 0} />}
      <AccountLink />
      <CartLink quantity={cartQuantity ?? 0} />
    </div>
  );
}

function WishlistLink({ count }: { count: number }) {
  return (
    <Link
      to="/customer/my-wishlist"
      data-panel="wishlist"
      aria-label="Wishlist"
      {...(count > 0 && { "aria-description": itemCount(count) })}
    >
      <Icon name="heart" size={22} />
      <span>Wishlist</span>
      <Badge count={count} />
    </Link>
  );
}

/**
 * Announced as "Cart, 3 items". CSS draws the number, so that the visible text "Cart" is part of the accessible name. A
 * pending addition is already counted and marked; other pending changes only mark it.
 */
function CartLink({ quantity }: { quantity: number }) {
  const adding = pendingAddition(useNavigation(), useLocation().pathname);
  const { isAny } = usePendingChanges();
  return (
    <Link to="/cart" data-panel="cart" aria-label={quantity === 0 ? "Cart" : `Cart, ${itemCount(quantity)}`}>
      <Icon name="cart" size={22} />
      Cart
      <Badge count={quantity + adding} isPending={adding > 0 || isAny} />
    </Link>
  );
}

function Badge({ count, isPending = false }: { count: number; isPending?: boolean }) {
  if (count <= 0) return null;
  return (
    <b
      className={`count absolute top-0 left-5.5 min-w-5 rounded-[10px] bg-spark px-[5px] text-center text-xs leading-5 font-bold text-on-spark ${isPending ? "opacity-60" : ""}`}
      data-count={count > 99 ? "99+" : count}
    />
  );
}

/** Guests get the log-in dialog on the current page. */
export function AccountLink() {
  const { loggedIn } = useShop();
  const { pathname, search } = useLocation();
  const to = loggedIn ? "/customer/my-profile" : changeQuery(pathname + search, { action: "login" });
  return (
    <Link to={to} rel={loggedIn ? undefined : "nofollow"}>
      <Icon name="user" size={22} />
      <span>{loggedIn ? "Account" : "Log in"}</span>
    </Link>
  );
}
