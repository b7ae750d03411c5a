import { NO_CAPTCHA_ANSWER } from "~/lib/forms/captcha-field";
import type { CaptchaKey } from "~/lib/root-data";

interface Recaptcha {
  ready(run: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}
interface Turnstile {
  render(
    box: HTMLElement,
    options: {
      sitekey: string;
      action: string;
      appearance: "interaction-only";
      callback(answer: string): void;
      "error-callback"(): void;
      /** The shopper was challenged but did not solve it in time. */
      "timeout-callback"(): void;
      /** A challenge is shown. */
      "before-interactive-callback"(): void;
    },
  ): string;
  remove(id: string): void;
}
type Provided = typeof globalThis & { grecaptcha?: Recaptcha; turnstile?: Turnstile };

const SCRIPTS: Readonly<Record<CaptchaKey["provider"], (siteKey: string) => string>> = {
  recaptcha: (siteKey) => `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`,
  turnstile: () => "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit",
};

const PATIENCE_MS = 8_000;

interface Asked {
  readonly captcha: CaptchaKey;
  readonly purpose: string;
  /** Challenges are shown inside this form. */
  readonly form: HTMLFormElement;
}

let loading: Promise<void> | null = null;

export function loadCaptcha({ provider, siteKey }: CaptchaKey): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = SCRIPTS[provider](siteKey);
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      loading = null;
      reject(new Error("the captcha could not be loaded"));
    };
    document.head.append(script);
  });
  return loading;
}

/** Resolves to the captcha token. Times out while the provider is loading or checking, but not while the shopper solves a challenge. */
export function answerOf(asked: Asked): Promise<string> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(NO_CAPTCHA_ANSWER), PATIENCE_MS);
    void ask(asked, () => clearTimeout(late)).then(resolve, () => resolve(NO_CAPTCHA_ANSWER));
  });
}

async function ask(asked: Asked, onInteraction: () => void): Promise<string> {
  const { captcha, purpose } = asked;
  await loadCaptcha(captcha);
  const { grecaptcha, turnstile } = globalThis as Provided; // defined by the provider's script
  if (turnstile) return challenge(turnstile, asked, onInteraction);
  if (!grecaptcha) return NO_CAPTCHA_ANSWER;
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return grecaptcha.execute(captcha.siteKey, { action: purpose });
}

function challenge(turnstile: Turnstile, { captcha, purpose, form }: Asked, onInteraction: () => void) {
  const box = document.createElement("div");
  form.append(box);
  return new Promise<string>((resolve) => {
    const end = (answer: string) => {
      turnstile.remove(id);
      box.remove();
      resolve(answer);
    };
    const id = turnstile.render(box, {
      sitekey: captcha.siteKey,
      action: purpose,
      appearance: "interaction-only",
      callback: end,
      "error-callback": () => end(NO_CAPTCHA_ANSWER),
      "timeout-callback": () => end(NO_CAPTCHA_ANSWER),
      "before-interactive-callback": onInteraction,
    });
  });
}
