import { Form, NavLink } from "@remix-run/react";
import { useShop } from "~/lib/root-data";

/** Pages of the customer account, in menu order. */
const PAGES = [
  ["my-profile", "My profile"],
  ["addresses-details", "Addresses"],
  ["my-newsletter", "My newsletter"],
  ["my-wishlist", "My wishlist"],
  ["order-history", "Order history"],
  ["my-reviews", "My reviews"],
  ["my-downloads", "My downloads"],
  ["my-data", "My data"],
] as const;

export function AccountMenu() {
  const { hasWishlists } = useShop();
  const pages = PAGES.filter(([page]) => hasWishlists || page !== "my-wishlist");
  return (
    <nav className="account-menu" aria-label="My account">
      <ul>
        {pages.map(([page, name]) => (
          <li key={page}>
            <NavLink to={`/customer/${page}`} discover="none">
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
