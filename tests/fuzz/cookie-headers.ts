import fc from "fast-check";
import { openCookies, definedCookies } from "~/lib/server/cookies/cookies.server";
import { hostileJson, hostileText, wellFormed } from "./hostile.ts";
import { modulesWith } from "./modules.ts";

type Kept = readonly (readonly [name: string, text: string])[];

/** The shop's cookies with foreign values, by name, before signing and sealing. */
export async function hostileCookies(): Promise<fc.Arbitrary<Kept>> {
  await modulesWith(/\bdefineCookie\b/);
  const names = definedCookies().map(({ name }) => name);
  const text = fc.oneof(
    hostileText,
    hostileJson.map((value) => JSON.stringify(value)),
  );
  return fc.array(fc.tuple(fc.constantFrom(...names), text), { maxLength: 4 });
}

export async function headerOf(kept: Kept, secret: string): Promise<string> {
  const cookies = await openCookies(new Request("http://shop.test/"), { secrets: [secret], isSecure: false });
  const known = new Map(definedCookies().map((cookie) => [cookie.name, cookie]));
  for (const [name, text] of kept) {
    const cookie = known.get(name);
    if (cookie) cookies.set({ ...cookie, format: () => wellFormed(text) }, null);
  }
  const pairs = (await cookies.takePending()).map((line) => line.split(";")[0] ?? "");
  return pairs.join("; ").slice(0, 6_000);
}
