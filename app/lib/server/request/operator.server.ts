import type { AppLoadContext } from "@remix-run/server-runtime";
import { digesterFor } from "~/lib/server/cookies/sealed-value.server";
import { configOf, purgeReadCache } from "./shop.server";

/**
 * Purges reads with the tag, or all, in every process. False without the bearer secret
 * PURGE_SECRET. Rejects if another process was not reached.
 */
export async function purgeCatalogue(request: Request, context: AppLoadContext, tag: string | null): Promise<boolean> {
  if (!(await hasSecret(request, context, "purgeSecret"))) return false;
  purgeReadCache(tag ?? undefined);
  await context.purgePages?.(tag ?? undefined);
  return true;
}

export interface Maintenance {
  /** `Retry-After` of the pages. */
  readonly retryAfterS: number;
  /** It ends then by itself. */
  readonly lifeS: number;
}

/**
 * Switches maintenance of all processes; null ends it. Rejects when the store that they share does
 * not answer.
 */
export async function switchMaintenance(
  request: Request,
  context: AppLoadContext,
  maintenance: Maintenance | null | "malformed",
): Promise<"switched" | "not allowed" | "not shared" | "malformed"> {
  if (!(await hasSecret(request, context, "maintenanceSecret"))) return "not allowed";
  if (maintenance === "malformed") return maintenance;
  if (!context.switchMaintenance) return "not shared";
  await context.switchMaintenance(maintenance?.retryAfterS ?? null, (maintenance?.lifeS ?? 0) * 1_000);
  return "switched";
}

/** Compares digests, so that timing reveals nothing. */
async function hasSecret(
  request: Request,
  context: AppLoadContext,
  name: "purgeSecret" | "maintenanceSecret",
): Promise<boolean> {
  const { [name]: secret, sessionSecrets } = configOf(context);
  if (!secret) return false;
  const { digest } = digesterFor(sessionSecrets, "operator");
  return (await digest(request.headers.get("Authorization") ?? "")) === (await digest(`Bearer ${secret}`));
}
