import { NO_CAPTCHA_ANSWER } from "~/lib/forms/captcha-field";
import type { CaptchaKey } from "~/lib/root-data";

interface Recaptcha {
  ready(run: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}
interface Turnstile {
  render(
    box: HTMLElement,
    options: { sitekey: string; action: string; callback(answer: string): void; "error-callback"(): void },
  ): string;
  remove(id: string): void;
}
type Provided = typeof globalThis & { grecaptcha?: Recaptcha; turnstile?: Turnstile };

const SCRIPTS: Readonly<Record<CaptchaKey["provider"], (siteKey: string) => string>> = {
  recaptcha: (siteKey) => `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`,
  turnstile: () => "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit",
};

const PATIENCE_MS = 8_000;

let loading: Promise<void> | null = null;

export function loadCaptcha({ provider, siteKey }: CaptchaKey): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = SCRIPTS[provider](siteKey);
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error("the captcha could not be loaded"));
    document.head.append(script);
  });
  return loading;
}

export async function answerOf(captcha: CaptchaKey, purpose: string): Promise<string> {
  const late = new Promise<string>((resolve) => setTimeout(() => resolve(NO_CAPTCHA_ANSWER), PATIENCE_MS));
  return Promise.race([ask(captcha, purpose).catch(() => NO_CAPTCHA_ANSWER), late]);
}

async function ask(captcha: CaptchaKey, purpose: string): Promise<string> {
  await loadCaptcha(captcha);
  const { grecaptcha, turnstile } = globalThis as Provided; // put there by the script just loaded
  if (captcha.provider === "turnstile" && turnstile) return challenge(turnstile, captcha.siteKey, purpose);
  if (!grecaptcha) return NO_CAPTCHA_ANSWER;
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return grecaptcha.execute(captcha.siteKey, { action: purpose });
}

function challenge(turnstile: Turnstile, siteKey: string, purpose: string): Promise<string> {
  const box = document.createElement("div");
  (document.querySelector("dialog[open] form") ?? document.querySelector("main form") ?? document.body).append(box);
  return new Promise((resolve) => {
    const end = (answer: string) => {
      turnstile.remove(id);
      box.remove();
      resolve(answer);
    };
    const id = turnstile.render(box, {
      sitekey: siteKey,
      action: purpose,
      callback: end,
      "error-callback": () => end(NO_CAPTCHA_ANSWER),
    });
  });
}
