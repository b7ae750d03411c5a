import { Outlet } from "@remix-run/react";
import type { HeadersFunction } from "@remix-run/server-runtime";
import { customerLoader } from "~/features/account/customer-only.server";
import { AccountMenu } from "~/features/account/account-menu";

/** For every page of a customer: nobody else's, and gone with Back after the log-out. */
export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

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
