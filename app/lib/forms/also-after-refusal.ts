import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * For pages whose sums and stock may be the very reason of a refusal: their loaders run again after it, as they do without script.
 * Otherwise a form would go on sending the total that was refused as out of date.
 */
export const alsoAfterRefusal: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus !== undefined || defaultShouldRevalidate;
