import { deflate, inflate } from "./deflated-text";
import { fromBase64Url, keysBySecret, toBase64Url } from "./digest.server";

/** AES-GCM over WebCrypto, bound to a purpose. The first secret seals, all of them open. */
export interface Sealer {
  seal(text: string): Promise<string>;
  /** Null if it was not sealed by this shop for this purpose, or was changed. */
  open(sealed: string): Promise<string | null>;
}

const IV_BYTES = 12;

export function sealerFor(secrets: readonly string[], purpose: string): Sealer {
  const [newest = ""] = secrets;
  const way = (iv: Uint8Array<ArrayBuffer>) => ({
    name: "AES-GCM",
    iv,
    additionalData: new TextEncoder().encode(purpose),
  });
  return {
    async seal(text) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const body = await crypto.subtle.encrypt(way(iv), await keyOf(newest), deflate(text));
      return toBase64Url(new Uint8Array([...iv, ...new Uint8Array(body)]));
    },
    async open(sealed) {
      const bytes = fromBase64Url(sealed) ?? new Uint8Array();
      const [iv, body] = [bytes.slice(0, IV_BYTES), bytes.slice(IV_BYTES)];
      for (const secret of secrets) {
        try {
          return inflate(await crypto.subtle.decrypt(way(iv), await keyOf(secret), body));
        } catch {
          continue; // truncated, changed, or another shop's, secret's or purpose's
        }
      }
      return null;
    },
  };
}

const keyOf = keysBySecret(deriveKey);

async function deriveKey(secret: string): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(secret);
  const base = await crypto.subtle.importKey("raw", bytes, "HKDF", false, ["deriveKey"]);
  const way = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: new TextEncoder().encode("sealed-value") };
  return crypto.subtle.deriveKey(way, base, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}
