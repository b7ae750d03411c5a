import { Form, useLocation } from "@remix-run/react";
import { useRootData } from "~/lib/root-data";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";

const ACCOUNT_PAGES = {
  "my-profile": { name: "My profile", icon: "user" },
  "addresses-details": { name: "Addresses details", icon: "map-pin" },
  "my-newsletter": { name: "My newsletter", icon: "mail" },
  "my-wishlist": { name: "My wishlist", icon: "heart" },
  "order-history": { name: "Order history", icon: "package" },
  "my-reviews": { name: "My reviews", icon: "star" },
  "my-downloads": { name: "My downloads", icon: "download" },
  "my-data": { name: "My data", icon: "shield" },
} as const;

type AccountPage = keyof typeof ACCOUNT_PAGES;

function useHasPage(): (page: AccountPage) => boolean {
  const { hasWishlists } = useRootData();
  return (page) => hasWishlists || page !== "my-wishlist";
}

const PAGES = Object.keys(ACCOUNT_PAGES) as AccountPage[]; // its own keys

export function AccountMenu() {
  const hasPage = useHasPage();
  const { pathname } = useLocation();
  return (
    <nav
      className="chips scroll-px-4 lg:block lg:self-start lg:overflow-visible lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-2"
      aria-label="My account"
    >
      {/* On a phone the overview has these pages as tiles. */}
      <ul
        className={
          pathname === "/customer"
            ? "max-lg:hidden lg:block [&_svg]:text-brand"
            : "flex gap-2 lg:block max-lg:[&_svg]:hidden [&_svg]:text-brand"
        }
      >
        {PAGES.filter(hasPage).map((page) => {
          const isCurrent = `${pathname}/`.startsWith(`${pathOf(page)}/`);
          return (
            <li key={page}>
              <Link
                to={pathOf(page)}
                aria-current={isCurrent ? "page" : undefined}
                className={
                  isCurrent
                    ? "chip flex min-h-11 gap-2 rounded-full border-brand bg-brand-soft font-semibold hover:text-brand max-lg:[scroll-initial-target:nearest] lg:rounded-control"
                    : "chip flex min-h-11 gap-2 rounded-full font-medium hover:text-brand lg:rounded-control lg:border-transparent"
                }
              >
                <Icon name={ACCOUNT_PAGES[page].icon} size={20} />
                {ACCOUNT_PAGES[page].name}
              </Link>
            </li>
          );
        })}
      </ul>
      <LogOut className={pathname === "/customer" ? "max-lg:hidden" : ""} />
    </nav>
  );
}

function LogOut({ className }: { className: string }) {
  return (
    <Form method="post" action="/logout" className={className}>
      <button className="link-btn px-3">Log out</button>
    </Form>
  );
}

function pathOf(page: AccountPage): string {
  return `/customer/${page}`;
}

/** Of each page's tile, in their order. */
const PURPOSES: Record<AccountPage, string> = {
  "order-history": "Track, print, buy again",
  "my-profile": "Name, email, password",
  "addresses-details": "Where we deliver to",
  "my-wishlist": "Things you saved",
  "my-reviews": "Your reviews",
  "my-downloads": "Software and e-books",
  "my-newsletter": "Offers by email",
  "my-data": "Download or delete",
};

const TILES = Object.keys(PURPOSES) as AccountPage[]; // its own keys

/** For phones, with the log-out at the end; a desktop has the menu next to it. */
export function AccountTiles() {
  const hasPage = useHasPage();
  return (
    <>
      <ul
        className="grid max-w-[768px] min-w-0 grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3 sm:grid-cols-3 lg:hidden [&_svg]:mb-1 [&_svg]:text-brand"
        aria-label="Your account"
      >
        {TILES.filter(hasPage).map((page) => (
          <li key={page}>
            <Link
              className="panel grid h-full content-start gap-0.5 text-ink no-underline hover:border-brand"
              to={pathOf(page)}
            >
              <Icon name={ACCOUNT_PAGES[page].icon} />
              <b>{ACCOUNT_PAGES[page].name}</b>
              <small className="text-muted">{PURPOSES[page]}</small>
            </Link>
          </li>
        ))}
      </ul>
      <LogOut className="lg:hidden" />
    </>
  );
}
