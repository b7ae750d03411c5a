import type { ReactNode } from "react";
import { useShop } from "~/lib/root-data";
import { AccountDialog } from "../account/account-dialog";
import { BottomBar } from "./bottom-bar";
import { Footer } from "./footer";
import { Header } from "./header";
import { Notices } from "./notices";
import { useSoftLinks } from "./use-soft-links";

/** What stands around every screen. */
export function Frame({ children }: { children: ReactNode }) {
  const shop = useShop();
  useSoftLinks();
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      {shop.accountDialog && <AccountDialog dialog={shop.accountDialog} />}
      <Header
        menu={shop.menu}
        cartQuantity={shop.cartQuantity}
        loggedIn={shop.loggedIn}
        supportPhone={shop.supportPhone}
      />
      <Notices notices={shop.notices} />
      <main id="main" className="wrap" tabIndex={-1}>
        {children}
      </main>
      <Footer blocks={shop.footer} storeName={shop.store.name} supportPhone={shop.supportPhone} />
      <BottomBar loggedIn={shop.loggedIn} />
    </>
  );
}
