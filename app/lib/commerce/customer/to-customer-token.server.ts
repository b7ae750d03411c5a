import type { CustomerToken } from "~/lib/commerce/model/customer";

/** Magento's own default. Tokens that do not tell live that long; those that do are JSON Web Tokens. */
const DEFAULT_LIFETIME_SECONDS = 3_600;

export function toCustomerToken(token: string): CustomerToken {
  return { token, lifetimeSeconds: lifetimeOf(token) ?? DEFAULT_LIFETIME_SECONDS };
}

/** By the backend's clock at both ends, so that ours may be wrong. */
function lifetimeOf(token: string): number | null {
  const [, payload] = token.split(".");
  if (!payload) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    if (typeof claims !== "object" || claims === null || !("exp" in claims) || !("iat" in claims)) return null;
    const seconds = Number(claims.exp) - Number(claims.iat);
    return Number.isSafeInteger(seconds) && seconds > 0 ? seconds : null;
  } catch {
    return null; // not a JSON Web Token: only the backend can read it
  }
}
