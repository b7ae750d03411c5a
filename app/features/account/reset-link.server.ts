import { z } from "zod";
import { defineCookie, json } from "~/lib/server/define-cookie.server";

/** What the mailed link for a new password carries. */
export interface ResetLink {
  readonly token: string;
  /** Empty where the backend's link has none. */
  readonly email: string;
}

const shape = z.object({ token: z.string().min(1), email: z.string() });

/** A followed link waits here: from its address it would go into histories and referrers. */
export const resetCookie = defineCookie<ResetLink>({
  name: "reset",
  seal: "sealed",
  maxAge: 30 * 60,
  forgottenAt: ["log-out"],
  ...json((value) => shape.safeParse(value).data ?? null),
});

/** The link's parts out of the address it leads to; null where it carries no key. Nothing longer than any backend makes it. */
export function readResetLink(query: URLSearchParams): ResetLink | null {
  const token = query.get("token") ?? "";
  const email = query.get("email") ?? "";
  return token === "" || token.length > 200 ? null : { token, email: email.slice(0, 254) };
}
