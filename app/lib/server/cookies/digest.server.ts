/** HMAC-SHA-256 over WebCrypto, bound to a purpose. The first secret makes digests, all of them verify. */
export interface Digester {
  /** Short, keyed, does not reveal its input. */
  digest(text: string): Promise<string>;
  isDigest(text: string, digest: string): Promise<boolean>;
}

const encoder = new TextEncoder();

export function digesterFor(secrets: readonly string[], purpose: string): Digester {
  const [newest = ""] = secrets;
  const digestWith = async (secret: string, text: string) => {
    const bytes = encoder.encode(`digest ${purpose}\n${text}`);
    return toBase64Url(new Uint8Array(await crypto.subtle.sign("HMAC", await keyOf(secret), bytes))).slice(0, 32);
  };
  return {
    digest: (text) => digestWith(newest, text),
    async isDigest(text, digest) {
      return (await Promise.all(secrets.map((secret) => digestWith(secret, text)))).includes(digest);
    },
  };
}

const keyOf = keysBySecret((secret) => {
  return crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
});

/** Deriving a key costs more than using it. */
export function keysBySecret(make: (secret: string) => Promise<CryptoKey>): (secret: string) => Promise<CryptoKey> {
  const keys = new Map<string, Promise<CryptoKey>>();
  return (secret) => {
    const key = keys.get(secret) ?? make(secret);
    keys.set(secret, key);
    return key;
  };
}

export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
