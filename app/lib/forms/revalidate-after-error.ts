import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * Revalidates after an invalid form too: otherwise the form would be sent with an outdated total
 * again.
 */
export const revalidateAfterError: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus !== undefined || defaultShouldRevalidate;
