import { parse, serialize, type SerializeOptions } from "cookie";
import { sealerFor } from "./sealed-value.server";
import { signerFor } from "./signed-value.server";

/** The cookies of one request, and those its answer sets (docs/decisions/0011). The session alone uses them. */
export interface Cookies {
  /** Written by the shop. */
  read(name: string): string | null;
  /** What the shop signed or sealed; anything else is dropped and reads as null. */
  readSigned(name: string): Promise<string | null>;
  readSealed(name: string): Promise<string | null>;
  write(name: string, value: string | Promise<string>, options?: SerializeOptions, isSigned?: boolean): void;
  writeSealed(name: string, value: string, options: SerializeOptions): void;
  drop(name: string): void;
  /** Written by the page's own script. */
  readScripts(name: string): string | null;
  /** Set-Cookie values not yet handed out. */
  take(): Promise<string[]>;
  all(): Promise<string[]>;
}

export function openCookies(request: Request, secret: string, isSecure: boolean): Cookies {
  const cookies = parse(request.headers.get("Cookie") ?? "");
  const signer = signerFor(secret);
  const prefix = isSecure ? "__Host-" : "";
  const written = new Map<string, () => Promise<string>>();
  const pending = new Map<string, () => Promise<string>>();

  const read = (name: string) => cookies[`${prefix}${name}`] || null;
  const write: Cookies["write"] = (name, value, options = {}, isSigned = false) => {
    const make = async () =>
      serialize(`${prefix}${name}`, isSigned ? await signer.sign(await value) : await value, {
        path: "/",
        sameSite: "lax",
        secure: isSecure,
        httpOnly: true,
        ...options,
      });
    written.set(name, make);
    pending.set(name, make);
  };
  const drop = (name: string) => write(name, "", { maxAge: 0 });
  const readWith = async (name: string, open: (value: string) => Promise<string | null>) => {
    const value = read(name);
    const payload = value && (await open(value));
    if (value && payload === null) drop(name);
    return payload;
  };
  return {
    read,
    readSigned: (name) => readWith(name, (value) => signer.unsign(value)),
    readSealed: (name) => readWith(name, (value) => sealerFor(secret).open(value)),
    write,
    writeSealed: (name, value, options) => write(name, sealerFor(secret).seal(value), options),
    drop,
    readScripts: (name) => cookies[name] ?? null,
    async take() {
      const made = await Promise.all([...pending.values()].map((make) => make()));
      pending.clear();
      return made;
    },
    all: () => Promise.all([...written.values()].map((make) => make())),
  };
}
