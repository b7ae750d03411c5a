import { createHmac, timingSafeEqual } from "node:crypto";

export interface TokenClaims {
  customerId: number;
  series: number;
}

const lifetimeSeconds = 3_600;
/** Magento's user type for customers. */
const customerUser = 3;
const header = encode({ kid: "1", alg: "HS256" });

/** As Magento 2.4 issues them, valid for an hour. */
export function signToken({ customerId, series }: TokenClaims, secret: string, now: Date): string {
  const iat = Math.floor(now.getTime() / 1000);
  const payload = encode({ uid: customerId, utypid: customerUser, ser: series, iat, exp: iat + lifetimeSeconds });
  return `${header}.${payload}.${signatureOf(`${header}.${payload}`, secret)}`;
}

/** Null for an invalid token. */
export function readToken(token: string, secret: string, now: Date): TokenClaims | null {
  const [head = "", payload = "", signature = "", ...more] = token.split(".");
  // Compares the whole header, so that no other algorithm (or none) can be requested.
  if (head !== header || more.length > 0 || !isSame(signature, signatureOf(`${head}.${payload}`, secret))) return null;
  const { uid, utypid, ser, exp } = decode(payload);
  const isCustomerToken = typeof uid === "number" && typeof ser === "number" && utypid === customerUser;
  const isCurrent = typeof exp === "number" && now.getTime() < exp * 1000;
  return isCustomerToken && isCurrent ? { customerId: uid, series: ser } : null;
}

function signatureOf(text: string, secret: string): string {
  return createHmac("sha256", secret).update(text).digest("base64url");
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

/** Call it only after the signature was verified. */
function decode(payload: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(payload, "base64url").toString("utf8")) as Record<string, unknown>; // signed by signToken
}
