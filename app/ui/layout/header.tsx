import type { CategoryNode } from "~/lib/commerce/model/category";
import { Icon } from "../primitives/icon";
import { SearchForm } from "../primitives/search-form";
import { AccountLink } from "./account-link";
import { CategoryBar } from "./category-bar";
import { Logo } from "./logo";
import { Link } from "../primitives/link";

interface HeaderProps {
  menu: readonly CategoryNode[];
  cartQuantity: number | null;
  loggedIn: boolean;
  supportPhone: string;
}

export function Header({ menu, cartQuantity, loggedIn, supportPhone }: HeaderProps) {
  return (
    <header className="site-header">
      <div className="wrap">
        <Link className="site-logo" to="/" aria-label="Home">
          <Logo />
        </Link>
        <SearchForm isSite />
        <ul className="site-links">
          <li className="desktop">
            <Link to="/store-locator">
              <Icon name="store" size={22} />
              Store locator
            </Link>
          </li>
          {supportPhone !== "" && (
            <li className="desktop">
              <a href={telephone(supportPhone)}>
                <Icon name="phone" size={22} />
                Support
              </a>
            </li>
          )}
          <li className="desktop">
            <AccountLink loggedIn={loggedIn} />
          </li>
          <li>
            <CartLink quantity={cartQuantity ?? 0} />
          </li>
        </ul>
        <CategoryBar menu={menu} />
      </div>
    </header>
  );
}

/** Read out as "Cart, 3 items". The number is drawn by the style sheet, so that the seen text "Cart" is part of that name. */
function CartLink({ quantity }: { quantity: number }) {
  const name = quantity === 0 ? "Cart" : `Cart, ${quantity} ${quantity === 1 ? "item" : "items"}`;
  return (
    <Link to="/cart" aria-label={name}>
      <Icon name="cart" size={22} />
      Cart
      {quantity > 0 && <b className="count" data-count={quantity > 99 ? "99+" : quantity} />}
    </Link>
  );
}

export function telephone(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}
