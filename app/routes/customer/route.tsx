import { Outlet } from "@remix-run/react";
import { customerLoader } from "~/features/account/customer-only.server";
import { AccountMenu } from "~/features/account/account-menu";
import type { Screen } from "~/lib/screen";

/** For all customer pages: private, and not shown by Back after the log-out. */
export const handle: Screen = { keep: "nobody", robots: "disallow", fetchAhead: false };

/** Child loaders check too, because Remix runs them in parallel. */
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
