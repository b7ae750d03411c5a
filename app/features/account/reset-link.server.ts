import { z } from "zod";
import { defineCookie, json } from "~/lib/server/cookies/define-cookie.server";

/** `email` is empty if the backend's link has none. */
const shape = z.object({ token: z.string().min(1), email: z.string() });

export type ResetLink = z.infer<typeof shape>;

/** An opened reset link: in the URL it would end up in histories and referrers. */
export const resetCookie = defineCookie<ResetLink>({
  name: "reset",
  seal: "sealed",
  maxAge: 30 * 60,
  clearedOn: ["log-out"],
  ...json(shape),
});

export function readResetLink(query: URLSearchParams): ResetLink | null {
  const token = query.get("token") ?? "";
  const email = query.get("email") ?? "";
  return token === "" || token.length > 200 ? null : { token, email: email.slice(0, 254) };
}
