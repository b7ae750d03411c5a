import { optional } from "~/lib/async/optional";
import type { Problem } from "~/lib/commerce/model/problem";
import type { Shop } from "./shop.server";

/** Attempts in 15 minutes for one account, from any address. */
const PER_ACCOUNT = 10;

/** More would only invalidate the link that the owner has just got. */
const MAILS_PER_ACCOUNT = 1;

/**
 * Share of the limit for forms without a captcha token (no script), which the integration's token
 * replaces.
 */
const WITHOUT_CAPTCHA = 0.2;

export const TOO_MANY_ATTEMPTS: Problem = {
  code: "too-many",
  message: "Too many attempts. Please wait 15 minutes and try again.",
};

const WITH_CAPTCHA = {
  "log-in": "log-in",
  register: "register",
  reset: "reset",
  "reset-mail": "reset",
  review: "review",
} as const;

/** Share for CSP reports: one network must not use up the fifty kinds that are logged. */
const OF_REPORTS = 0.2;

/** Operations worth automating. */
type Kind =
  | keyof typeof WITH_CAPTCHA
  | ("look-up" | "coupon" | "newsletter" | "contact" | "cancel" | "field-data" | "csp-report");

/**
 * Counts before the attempt, so that parallel guesses count too: by account (email, session or
 * cart), if any, and by network. Stored keys contain neither.
 */
export async function countAttempt(shop: Shop, kind: Kind, account: string | null) {
  const { config, clientAddress, attempts, cookies } = shop;
  const lacksCaptcha = await sendsAsIntegration(shop, kind);
  const share = lacksCaptcha ? WITHOUT_CAPTCHA : kind === "csp-report" ? OF_REPORTS : 1;
  const perAddress = Math.max(Math.floor(config.attemptsPerAddress * share), 1);
  const keyOf = (text: string | null) => (text === null ? null : cookies.digest(`attempt ${text}`));
  const [byAccount, byAddress] = await Promise.all([
    keyOf(account && `${kind} of ${account.trim().toLowerCase()}`),
    keyOf(clientAddress && config.attemptsPerAddress > 0 ? `${kind} from ${networkOf(clientAddress)}` : null),
  ]);
  const isOver = async (key: string | null, limit: number) => key !== null && (await attempts.count(key)) > limit;
  const [isAccountOver, isNetworkOver] = await Promise.all([
    isOver(byAccount, kind === "reset-mail" ? MAILS_PER_ACCOUNT : PER_ACCOUNT),
    isOver(byAddress, perAddress),
  ]);
  const uncount = async (key: string | null) => void (key && (await attempts.uncount(key)));
  const clearAccount = async () => void (byAccount && (await attempts.reset(byAccount)));
  return {
    isOver: isAccountOver || isNetworkOver,
    isNetworkOver,
    /** For limits on failures only: this attempt succeeded, or its result is unknown. */
    async uncount() {
      await Promise.all([uncount(byAccount), uncount(byAddress)]);
    },
    async succeed() {
      await Promise.all([clearAccount(), uncount(byAddress)]);
    },
    /** The account's next attempt is its first, whoever else has tried. */
    clearAccount,
  };
}

async function sendsAsIntegration(shop: Shop, kind: Kind): Promise<boolean> {
  const form = Object.hasOwn(WITH_CAPTCHA, kind) ? WITH_CAPTCHA[kind as keyof typeof WITH_CAPTCHA] : null; // one of its keys
  if (form === null || shop.captchaTokens.has(form) || !shop.worksWithoutScript(form)) return false;
  return (await optional(shop, "captchas", shop.commerce.captcha.forms()))?.[form] !== undefined;
}

/**
 * For attempt limits: an IPv4 address (also written as IPv6), or the /64 of an IPv6 one. Ignores a
 * port that a proxy appended. Other text is unchanged.
 */
export function networkOf(address: string): string {
  const withoutPort = address.replace(/^([\d.]+):\d+$/, "$1").replace(/^\[(.*)\](?::\d+)?$/, "$1");
  const [bare = ""] = withoutPort.split("%", 1);
  const written = `http://[${bare}]/`;
  if (!bare.includes(":") || !URL.canParse(written)) return withoutPort;
  // The URL parser normalises every spelling: hexadecimal, the longest row of zeros left out.
  const normal = new URL(written).hostname.slice(1, -1);
  const [, high = "", low = ""] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(normal) ?? [];
  if (high) return [high, low].flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]).join(".");
  const [left = [], right = []] = normal.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array<string>(8 - left.length - right.length).fill("0");
  return `${[...left, ...zeros, ...right].slice(0, 4).join(":")}::/64`;
}
