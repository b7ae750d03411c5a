import { Outlet } from "@remix-run/react";
import { customerLoader } from "~/features/account/customer-only.server";
import { AccountMenu } from "~/features/account/account-menu";
import type { Screen } from "~/lib/screen";

/** For every page of a customer: nobody else's, and gone with Back after the log-out. */
export const handle: Screen = { keep: "nobody", robots: "disallow", fetchAhead: false };

/** Each page asks for itself too: Remix runs them side by side. */
export const loader = customerLoader(() => null);

export default function CustomerPages() {
  return (
    <div className="account">
      <AccountMenu />
      <div>
        <Outlet />
      </div>
    </div>
  );
}
