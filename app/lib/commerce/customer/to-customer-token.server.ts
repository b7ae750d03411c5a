import type { CustomerToken } from "~/lib/commerce/model/customer";

/** Magento's default, for tokens that do not state their lifetime. JSON Web Tokens do. */
const DEFAULT_LIFETIME_SECONDS = 3_600;

export function toCustomerToken(token: string): CustomerToken {
  return { token, lifetimeSeconds: lifetimeOf(token) ?? DEFAULT_LIFETIME_SECONDS };
}

/** Lifetime in seconds, exp minus iat: independent of this server's clock. */
function lifetimeOf(token: string): number | null {
  const [, payload] = token.split(".");
  if (!payload) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    if (typeof claims !== "object" || claims === null || !("exp" in claims) || !("iat" in claims)) return null;
    const seconds = Number(claims.exp) - Number(claims.iat);
    return Number.isSafeInteger(seconds) && seconds > 0 ? seconds : null;
  } catch {
    return null; // an opaque token, not a JSON Web Token
  }
}
