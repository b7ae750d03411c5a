import { memoizeAsync } from "~/lib/async/memoize";
import { deflate, inflate } from "./deflated-text";

export type Sealer = ReturnType<typeof sealerFor>;

const IV_BYTES = 12;

/** AES-GCM over WebCrypto, bound to a purpose. The first secret seals, all of them open. */
export function sealerFor(secrets: readonly string[], purpose: string) {
  const [newest = ""] = secrets;
  const way = (iv: Uint8Array<ArrayBuffer>) => ({
    name: "AES-GCM",
    iv,
    additionalData: new TextEncoder().encode(purpose),
  });
  return {
    async seal(text: string): Promise<string> {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const body = await crypto.subtle.encrypt(way(iv), await keyOf(newest), deflate(text));
      return toBase64Url(new Uint8Array([...iv, ...new Uint8Array(body)]));
    },
    /** Null if it was not sealed by this shop for this purpose, or was changed. */
    async open(sealed: string): Promise<string | null> {
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

/** Deriving a key costs more than using it. */
const keyOf = memoizeAsync(async (secret): Promise<CryptoKey> => {
  const bytes = new TextEncoder().encode(secret);
  const base = await crypto.subtle.importKey("raw", bytes, "HKDF", false, ["deriveKey"]);
  const way = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: new TextEncoder().encode("sealed-value") };
  return crypto.subtle.deriveKey(way, base, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
});

/**
 * HMAC-SHA-256 over WebCrypto, bound to a purpose. The first secret makes digests, all of them
 * verify.
 */
export function digesterFor(secrets: readonly string[], purpose: string) {
  const [newest = ""] = secrets;
  const digestWith = async (secret: string, text: string) => {
    const bytes = new TextEncoder().encode(`digest ${purpose}\n${text}`);
    const signature = await crypto.subtle.sign("HMAC", await signingKeyOf(secret), bytes);
    return toBase64Url(new Uint8Array(signature)).slice(0, 32);
  };
  return {
    /** Short, keyed, does not reveal its input. */
    digest: (text: string): Promise<string> => digestWith(newest, text),
    async isDigest(text: string, digest: string): Promise<boolean> {
      return (await Promise.all(secrets.map((secret) => digestWith(secret, text)))).includes(digest);
    },
  };
}

const signingKeyOf = memoizeAsync((secret): Promise<CryptoKey> => {
  const bytes = new TextEncoder().encode(secret);
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
});

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
