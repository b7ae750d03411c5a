import { Form, NavLink } from "@remix-run/react";
import { useShop } from "~/lib/root-data";
import { Icon } from "~/ui/icon";

/** Pages of the customer account, in menu order. */
const PAGES = [
  ["my-profile", "My profile", "user"],
  ["addresses-details", "Addresses", "map-pin"],
  ["my-newsletter", "My newsletter", "mail"],
  ["my-wishlist", "My wishlist", "heart"],
  ["order-history", "Order history", "package"],
  ["my-reviews", "My reviews", "star"],
  ["my-downloads", "My downloads", "download"],
  ["my-data", "My data", "shield"],
] as const;

export function AccountMenu() {
  const { hasWishlists } = useShop();
  const pages = PAGES.filter(([page]) => hasWishlists || page !== "my-wishlist");
  return (
    <nav className="account-menu" aria-label="My account">
      <ul>
        {pages.map(([page, name, icon]) => (
          <li key={page}>
            <NavLink to={`/customer/${page}`} discover="none">
              <Icon name={icon} size={20} />
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
      <Form method="post" action="/logout">
        <button className="update">Log out</button>
      </Form>
    </nav>
  );
}
