import { Outlet } from "@remix-run/react";
import { customerLoader } from "~/features/account/log-in.server";
import { AccountMenu } from "~/features/account/account-menu";
import type { Screen } from "~/lib/screen";

/** For all customer pages: private, and not shown by Back after the log-out. */
export const handle: Screen = { cache: "no-store", robots: "disallow", prefetch: false };

/** Child loaders check too, because Remix runs them in parallel. */
export const loader = customerLoader(() => null);

export default function CustomerPages() {
  return (
    <div className="grid min-w-0 content-start gap-4 lg:grid-cols-[232px_minmax(0,1fr)] lg:gap-8 lg:pt-3 print:block">
      <AccountMenu />
      <div className="grid min-w-0 content-start gap-4 [&_.panel]:max-w-[768px]">
        <Outlet />
      </div>
    </div>
  );
}
