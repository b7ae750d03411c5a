import {
  isRouteErrorResponse,
  Outlet,
  useLocation,
  useRouteError,
  useRouteLoaderData,
  type MetaFunction,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { Document } from "~/frame/document";
import { shopLoader } from "~/lib/server/request/handlers.server";
import { loadRootData } from "~/frame/load-root-data.server";
import { isEnglish, knownRootData, ShopContext, withoutFrame } from "~/lib/root-data";
import { pageMeta } from "~/lib/screen";
import { ErrorPage, errorTitle } from "~/frame/error-page";
import { Frame } from "~/frame/frame";
import { MAINTENANCE } from "~/lib/maintenance";
import { isOffline } from "~/lib/client/is-offline";

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) =>
  pageMeta(
    error
      ? { title: errorTitle(errorStatus(error), isMaintenance(error)) }
      : { title: data?.store.title || "Home", description: data?.store.description ?? null },
    matches,
  );

export const loader = shopLoader(async ({ shop, url }) => {
  const data = await loadRootData(shop, url);
  return shop.isDataRequest ? withoutFrame(data) : data;
});

export function Layout({ children }: { children: ReactNode }) {
  const shop = knownRootData(useRouteLoaderData("root"));
  return (
    <ShopContext.Provider value={shop}>
      <Document lang={isEnglish(shop.store.locale) ? shop.store.locale : "en"}>
        <Frame>{children}</Frame>
      </Document>
    </ShopContext.Provider>
  );
}

/**
 * Keyed by path, so that no input or open element of one page appears on the next of the same kind.
 */
export default function Root() {
  const { pathname } = useLocation();
  return <Outlet key={pathname} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const isConnectionLost = error instanceof TypeError && isOffline();
  return <ErrorPage status={isConnectionLost ? 0 : errorStatus(error)} isMaintenance={isMaintenance(error)} />;
}

function isMaintenance(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.data === MAINTENANCE;
}

function errorStatus(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}
