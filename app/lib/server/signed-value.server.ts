/** HMAC-SHA-256 over WebCrypto, the same on Node and workerd. */
export interface Signer {
  /** `payload.signature`, both base64url. */
  sign(payload: string): Promise<string>;
  /** The payload, or null if the signature is not ours. */
  unsign(signed: string): Promise<string | null>;
  /** A short keyed digest that does not reveal its input. */
  digest(text: string): Promise<string>;
}

const signers = new Map<string, Signer>();

/** Cached by secret: importing a key costs more than signing. */
export function signerFor(secret: string): Signer {
  const known = signers.get(secret);
  if (known) return known;
  const signer = createSigner(secret);
  signers.set(secret, signer);
  return signer;
}

function createSigner(secret: string): Signer {
  const encoder = new TextEncoder();
  const key = crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
    "verify",
  ]);
  return {
    async sign(payload) {
      const body = toBase64Url(encoder.encode(payload));
      const signature = await crypto.subtle.sign("HMAC", await key, encoder.encode(body));
      return `${body}.${toBase64Url(new Uint8Array(signature))}`;
    },
    async unsign(signed) {
      const [body, signature, ...rest] = signed.split(".");
      if (!body || !signature || rest.length > 0) return null;
      const bytes = fromBase64Url(signature);
      const payload = fromBase64Url(body);
      if (!bytes || !payload) return null;
      const isOurs = await crypto.subtle.verify("HMAC", await key, bytes, encoder.encode(body));
      return isOurs ? new TextDecoder().decode(payload) : null;
    },
    async digest(text) {
      const signature = await crypto.subtle.sign("HMAC", await key, encoder.encode(text));
      return toBase64Url(new Uint8Array(signature)).slice(0, 32);
    },
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
