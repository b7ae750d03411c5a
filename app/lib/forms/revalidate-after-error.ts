import type { ShouldRevalidateFunction } from "@remix-run/react";

/** Also after an invalid form: otherwise it would keep sending an outdated total. */
export const revalidateAfterError: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus !== undefined || defaultShouldRevalidate;
