import { createAttempts } from "./attempts.server";
import type { Problem } from "~/lib/commerce/model/problem";
import type { Shop } from "./shop.server";
import { TOO_MANY_TRIES } from "./texts";

const attempts = createAttempts({ windowMs: 15 * 60 * 1000 });

/** Attempts within a quarter of an hour for one email, from any address. */
const PER_EMAIL = 10;

/** Share of the attempts per address for requests without a captcha token (no script), where a captcha is on. */
const WITHOUT_CAPTCHA = 0.2;

export const TOO_MANY: Problem = { code: "too-many", message: TOO_MANY_TRIES };

interface Attempt {
  readonly isOver: boolean;
  /** Counts the attempt: it failed, or is of a kind that always counts. */
  note(): void;
  /** Resets the email's count after a success. */
  forget(): void;
}

/** Operations worth automating, and whether they have a captcha. */
const KINDS = {
  "log-in": { asksCaptcha: true },
  register: { asksCaptcha: true },
  reset: { asksCaptcha: true },
  "look-up": { asksCaptcha: false },
  newsletter: { asksCaptcha: false },
  contact: { asksCaptcha: false },
  review: { asksCaptcha: false },
} as const;

/** An attempt, limited by the email it concerns, if any, and by the client's address. */
export function attemptOf(shop: Shop, kind: keyof typeof KINDS, email: string | null): Attempt {
  const { config, clientAddress, isProvedHuman } = shop;
  const byEmail = email === null ? null : `${kind} ${email.trim().toLowerCase()}`;
  const byAddress = clientAddress && config.attemptsPerAddress > 0 ? `${kind} from ${clientAddress}` : null;
  const share = config.captcha && KINDS[kind].asksCaptcha && !isProvedHuman() ? WITHOUT_CAPTCHA : 1;
  const perAddress = Math.max(Math.floor(config.attemptsPerAddress * share), 1);
  const isOver = (key: string | null, limit: number) => key !== null && !attempts.mayTry(key, limit);
  return {
    isOver: isOver(byEmail, PER_EMAIL) || isOver(byAddress, perAddress),
    note() {
      if (byEmail) attempts.note(byEmail);
      if (byAddress) attempts.note(byAddress);
    },
    forget() {
      if (byEmail) attempts.forget(byEmail);
    },
  };
}
