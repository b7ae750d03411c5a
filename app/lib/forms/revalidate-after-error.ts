import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * Runs the loaders again after an invalid form, as without script. For pages whose totals or stock may be the reason:
 * otherwise the form would keep sending the outdated total.
 */
export const revalidateAfterError: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus !== undefined || defaultShouldRevalidate;
