import { createAttempts } from "./attempts.server";
import type { Problem } from "~/lib/commerce/model/problem";
import type { Shop } from "./shop.server";
import { TOO_MANY_TRIES } from "./texts";

const attempts = createAttempts({ windowMs: 15 * 60 * 1000 });

/** Within a quarter of an hour, for one email, whoever asks. */
const PER_EMAIL = 10;

/** Without the answer of a switched-on captcha (no script), an address gets this part of its tries. */
const WITHOUT_CAPTCHA = 0.2;

export const TOO_MANY: Problem = { code: "too-many", message: TOO_MANY_TRIES };

interface Attempt {
  readonly isOver: boolean;
  /** It counts: it failed, or was of the kind that always counts. */
  note(): void;
  /** The right person: their email is free again. */
  forget(): void;
}

/** What a robot might do for its own ends, and what a captcha is asked for. */
const KINDS = {
  "log-in": { asksCaptcha: true },
  register: { asksCaptcha: true },
  reset: { asksCaptcha: true },
  "look-up": { asksCaptcha: false },
  newsletter: { asksCaptcha: false },
  contact: { asksCaptcha: false },
  review: { asksCaptcha: false },
} as const;

/** One try of somebody, limited by the email it is about, if it is about one, and by the address it comes from. */
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
