import { deflate, inflate } from "./deflated-text";
import { fromBase64Url, toBase64Url } from "./signed-value.server";

/** Encrypts text that passes through other hands, so that only this shop can read or change it. AES-GCM over WebCrypto. */
export interface Sealer {
  seal(text: string): Promise<string>;
  /** Null if it was not sealed by this shop, or was changed. */
  open(sealed: string): Promise<string | null>;
}

const sealers = new Map<string, Sealer>();
const IV_BYTES = 12;

export function sealerFor(secret: string): Sealer {
  const known = sealers.get(secret);
  if (known) return known;
  const sealer = createSealer(secret);
  sealers.set(secret, sealer);
  return sealer;
}

function createSealer(secret: string): Sealer {
  const key = importKey(secret);
  return {
    async seal(text) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const body = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await key, await deflate(text));
      return toBase64Url(new Uint8Array([...iv, ...new Uint8Array(body)]));
    },
    async open(sealed) {
      try {
        const bytes = fromBase64Url(sealed) ?? new Uint8Array();
        const iv = bytes.slice(0, IV_BYTES);
        return await inflate(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, await key, bytes.slice(IV_BYTES)));
      } catch {
        return null; // truncated, changed, or another shop's
      }
    },
  };
}

/** A derived key, separate from the one for signing. */
async function importKey(secret: string): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(secret);
  const base = await crypto.subtle.importKey("raw", bytes, "HKDF", false, ["deriveKey"]);
  const way = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: new TextEncoder().encode("sealed-value") };
  return crypto.subtle.deriveKey(way, base, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}
