import { Form, useLocation } from "@remix-run/react";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { ACCOUNT_PAGES, type AccountPage, useHasPage } from "./account-pages";

const PAGES = Object.keys(ACCOUNT_PAGES) as AccountPage[]; // its own keys

export function AccountMenu() {
  const hasPage = useHasPage();
  const { pathname } = useLocation();
  return (
    <nav
      className="chips scroll-px-4 lg:block lg:self-start lg:overflow-visible lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-2"
      aria-label="My account"
    >
      <ul className="flex gap-2 lg:block max-lg:[&_svg]:hidden [&_svg]:text-brand">
        {PAGES.filter(hasPage).map((page) => (
          <li key={page}>
            <MenuLink page={page} isCurrent={`${pathname}/`.startsWith(`${addressOf(page)}/`)} />
          </li>
        ))}
      </ul>
      <Form method="post" action="/logout">
        <button className="update px-3">Log out</button>
      </Form>
    </nav>
  );
}

function MenuLink({ page, isCurrent }: { page: AccountPage; isCurrent: boolean }) {
  const { name, icon } = ACCOUNT_PAGES[page];
  return (
    <Link
      to={addressOf(page)}
      aria-current={isCurrent ? "page" : undefined}
      className={
        isCurrent
          ? "chip flex min-h-11 gap-2 rounded-full border-brand bg-brand-soft font-semibold hover:text-brand max-lg:[scroll-initial-target:nearest] lg:rounded-control"
          : "chip flex min-h-11 gap-2 rounded-full font-medium hover:text-brand lg:rounded-control lg:border-transparent"
      }
    >
      <Icon name={icon} size={20} />
      {name}
    </Link>
  );
}

function addressOf(page: AccountPage): string {
  return `/customer/${page}`;
}
