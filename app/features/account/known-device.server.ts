import { z } from "zod";
import type { Cookies } from "~/lib/server/cookies/cookies.server";
import { defineCookie, json } from "~/lib/server/cookies/define-cookie.server";

const shape = z.object({ id: z.string().min(1), customer: z.string().min(1) });

/**
 * A browser on which a customer has logged in (OWASP: device cookies). Its attempts are counted separately, so that other people's do not
 * lock the owner out. Kept after log-out: it contains no name and grants no access.
 */
const knownDeviceCookie = defineCookie<z.infer<typeof shape>>({
  name: "known-device",
  seal: "signed",
  maxAge: 180 * 24 * 3600,
  clearedOn: [],
  ...json(shape),
});

/** Key of the attempt limit: the email, alone or with this known browser. */
export async function logInLimitKey(cookies: Cookies, email: string): Promise<string> {
  const device = cookies.get(knownDeviceCookie);
  const isOwn = device && (await cookies.isDigest(customerOf(email), device.customer));
  return isOwn ? `${email} on ${device.id}` : email;
}

export async function rememberDevice(cookies: Cookies, email: string): Promise<void> {
  const known = cookies.get(knownDeviceCookie);
  const isOwn = known && (await cookies.isDigest(customerOf(email), known.customer));
  const customer = await cookies.digest(customerOf(email));
  cookies.set(knownDeviceCookie, { id: isOwn ? known.id : crypto.randomUUID(), customer });
}

function customerOf(email: string): string {
  return `customer ${email.trim().toLowerCase()}`;
}
