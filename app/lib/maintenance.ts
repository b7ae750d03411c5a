import { isRouteErrorResponse } from "@remix-run/react";

const MAINTENANCE = "maintenance ";

/** Body of a response during maintenance. */
export function maintenanceBody(retryAfterSeconds: number): string {
  return MAINTENANCE + retryAfterSeconds;
}

/** In how many minutes to try again; null unless the error is maintenance. */
export function maintenanceMinutes(error: unknown): number | null {
  if (!isRouteErrorResponse(error) || !String(error.data).startsWith(MAINTENANCE)) return null;
  return Math.ceil(Number(String(error.data).slice(MAINTENANCE.length)) / 60);
}
