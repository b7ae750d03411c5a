/** HMAC-SHA-256 over WebCrypto, bound to a purpose. The first secret signs, all of them verify. */
export interface Signer {
  /** `payload.signature`, both base64url. */
  sign(payload: string): Promise<string>;
  unsign(signed: string): Promise<string | null>;
  /** Short, keyed, does not reveal its input. */
  digest(text: string): Promise<string>;
  isDigest(text: string, digest: string): Promise<boolean>;
}

const encoder = new TextEncoder();

export function signerFor(secrets: readonly string[], purpose: string): Signer {
  const [newest = ""] = secrets;
  const digestWith = async (secret: string, text: string) => {
    const signature = await crypto.subtle.sign(
      "HMAC",
      await keyOf(secret),
      encoder.encode(`digest ${purpose}\n${text}`),
    );
    return toBase64Url(new Uint8Array(signature)).slice(0, 32);
  };
  const signed = (body: string) => encoder.encode(`signed ${purpose}\n${body}`);
  return {
    async sign(payload) {
      const body = toBase64Url(encoder.encode(payload));
      const signature = await crypto.subtle.sign("HMAC", await keyOf(newest), signed(body));
      return `${body}.${toBase64Url(new Uint8Array(signature))}`;
    },
    async unsign(text) {
      const [body, signature, ...rest] = text.split(".", 3);
      if (!body || !signature || rest.length > 0) return null;
      const bytes = fromBase64Url(signature);
      const payload = fromBase64Url(body);
      if (!bytes || !payload) return null;
      const isOurs = async (secret: string) => crypto.subtle.verify("HMAC", await keyOf(secret), bytes, signed(body));
      return (await someOf(secrets, isOurs)) ? new TextDecoder().decode(payload) : null;
    },
    digest: (text) => digestWith(newest, text),
    isDigest: (text, digest) => someOf(secrets, async (secret) => (await digestWith(secret, text)) === digest),
  };
}

async function someOf(secrets: readonly string[], isRight: (secret: string) => Promise<boolean>): Promise<boolean> {
  return (await Promise.all(secrets.map(isRight))).includes(true);
}

const keyOf = keysBySecret((secret) => {
  const uses: KeyUsage[] = ["sign", "verify"];
  return crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, uses);
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
