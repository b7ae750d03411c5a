import { ScrollRestoration, useRouteError, useNavigation } from "@remix-run/react";
import { memo, type ReactNode } from "react";
import { AccountDialog } from "~/features/account/account-dialog.split";
import { CartPanel } from "~/features/cart/cart-panel";
import { ConsentQuestion } from "~/features/consent/consent";
import { NewsletterPanel } from "~/features/newsletter/newsletter-form";
import { RESULTS } from "~/features/search/search-data";
import { SearchForm } from "~/features/search/search-form";
import { MY_WISHLIST } from "~/features/wishlist/wishlist-view";
import { useRootData } from "~/lib/root-data";
import { useScreen } from "~/lib/screen";
import { lazyPart } from "~/ui/lazy-part";
import { Panel } from "~/ui/panel";
import { useHydrated } from "~/ui/use-hydrated";
import { BottomBar } from "./bottom-bar";
import { PageStyle } from "./document";
import { EnclosedFooter, Footer } from "./footer";
import { EnclosedHeader, Header, SkipLink } from "./header";
import { Notices } from "./notices";
import { useBusyControl } from "./use-busy-control";
import { useClientLinks, useNavigationFocus, usePanelLinks } from "./use-client-links";

const Menu = lazyPart(async () => (await import("./menu")).Menu, { panel: "menu" });
const loadWishlist = async () => (await import("~/features/wishlist/wishlist-items")).WishlistPanelContents;
const Wishlist = lazyPart(loadWishlist, { panel: "wishlist" });
const loadPlace = async () => (await import("~/features/delivery-place/place-form")).PlacePanelContents;
const Place = lazyPart(loadPlace, { panel: "place" });

export function Frame({ children }: { children: ReactNode }) {
  const { accountDialog } = useRootData();
  // An error page needs every way out.
  const hasFailed = Boolean(useRouteError());
  const enclosed = useScreen().enclosed && !hasFailed;
  const isHydrated = useHydrated();
  usePanelLinks();
  useClientLinks();
  useNavigationFocus();
  useBusyControl();
  return (
    <>
      <SkipLink />
      {/* Only after hydration: its inline script is for documents, whose position the browser
          restores itself. */}
      {isHydrated && <ScrollRestoration />}
      {accountDialog && <AccountDialog dialog={accountDialog} />}
      <LoadingBar />
      {enclosed ? <EnclosedHeader /> : <Header />}
      {/* Behind the header, which is painted before these arrive (docs/decisions/0038). */}
      <PageStyle part="page" />
      {/* The first script (lib/client) shows one of them by an attribute of the document. */}
      <div className="line wrap" aria-live="polite">
        <p>You are offline. Pages you have seen still open.</p>
        <p>You are online again.</p>
      </div>
      <Notices />
      <ConsentQuestion />
      <main id="main" className="wrap" tabIndex={-1}>
        {children}
      </main>
      {enclosed ? <EnclosedFooter /> : <FooterAndPanels />}
    </>
  );
}

/** Memoized, as the header is: the frame is rendered for each state of a navigation. */
const FooterAndPanels = memo(function FooterAndPanels() {
  const { loggedIn, hasWishlists } = useRootData();
  return (
    <>
      <Footer />
      <BottomBar />
      <NewsletterPanel />
      <Panel name="menu" title="Menu" page="/categories" side="start">
        <Menu />
      </Panel>
      <Panel name="search" title="Search" page={RESULTS} side="full">
        <SearchForm place="dialog" />
      </Panel>
      <Panel name="place" title="Where do we deliver?" page="/delivery-place" side="center">
        <Place />
      </Panel>
      {loggedIn && hasWishlists && (
        <Panel name="wishlist" title="Wishlist" page={MY_WISHLIST}>
          <Wishlist />
        </Panel>
      )}
      <CartPanel />
    </>
  );
});

/**
 * The style sheet delays the bar by 200 ms, animates it for 5 s (product P171), and then shows the
 * text.
 */
function LoadingBar() {
  const { state } = useNavigation();
  if (state === "idle") return null;
  return (
    <>
      <div className="loading-bar" role="progressbar" aria-label="Loading the page" />
      <p className="still-trying" role="status">
        Still trying…
      </p>
    </>
  );
}
