import { Form, NavLink } from "@remix-run/react";
import { Icon } from "~/ui/icon";
import { ACCOUNT_PAGES, type AccountPage, useHasPage } from "./account-pages";

const PAGES = Object.keys(ACCOUNT_PAGES) as AccountPage[]; // its own keys

export function AccountMenu() {
  const hasPage = useHasPage();
  return (
    <nav className="account-menu" aria-label="My account">
      <ul>
        {PAGES.filter(hasPage).map((page) => (
          <li key={page}>
            <NavLink to={`/customer/${page}`} discover="none">
              <Icon name={ACCOUNT_PAGES[page].icon} size={20} />
              {ACCOUNT_PAGES[page].name}
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
