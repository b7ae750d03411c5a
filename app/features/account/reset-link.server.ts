import { z } from "zod";
import type { Cookies } from "~/lib/server/cookies.server";

/** What the mailed link for a new password carries. */
export interface ResetLink {
  readonly token: string;
  /** Empty where the backend's link has none. */
  readonly email: string;
}

/** Keeps a followed link in a cookie: from its address it would go into histories and referrers. */
export interface ResetMemory {
  readonly resetLink: ResetLink | null;
  keepResetLink(link: ResetLink): void;
  dropResetLink(): void;
}

const COOKIE = "reset";
const HALF_AN_HOUR = 30 * 60;
const shape = z.object({ token: z.string().min(1), email: z.string() });

export async function openResetMemory({ readSealed, writeSealed, drop, read }: Cookies): Promise<ResetMemory> {
  const sealed = await readSealed(COOKIE);
  const kept = shape.safeParse(parseJson(sealed));
  return {
    resetLink: kept.data ?? null,
    keepResetLink: ({ token, email }) =>
      writeSealed(COOKIE, JSON.stringify({ token, email }), { maxAge: HALF_AN_HOUR }),
    dropResetLink() {
      if (read(COOKIE)) drop(COOKIE);
    },
  };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null; // sealed by this shop as another cookie
  }
}

/** The link's parts out of the address it leads to; null where it carries no key. Nothing longer than any backend makes it. */
export function readResetLink(query: URLSearchParams): ResetLink | null {
  const token = query.get("token") ?? "";
  const email = query.get("email") ?? "";
  return token === "" || token.length > 200 ? null : { token, email: email.slice(0, 254) };
}
