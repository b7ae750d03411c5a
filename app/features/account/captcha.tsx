import { useEffect, useRef } from "react";
import { CAPTCHA_FIELD, CAPTCHA_UNAVAILABLE } from "~/lib/forms/submission";
import { useShop, type CaptchaKey } from "~/lib/root-data";

/**
 * Hidden field for the captcha token, if the shop has a captcha; filled on submission. The provider's script loads when the form first gets
 * the focus. Without script, or if the provider does not answer, the field stays empty and the server falls back.
 */
export function Captcha({ purpose }: { purpose: "log_in" | "register" | "reset" }) {
  const { captcha } = useShop();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = field.current?.form;
    if (!captcha || !form) return;
    const load = () => void loadCaptcha(captcha).catch(() => undefined);
    const send = (event: SubmitEvent) => {
      if (!field.current) return;
      if (field.current.value !== "") {
        // A token is valid once: the field is cleared after it is read for this submission.
        setTimeout(() => field.current && (field.current.value = ""));
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      const { submitter } = event;
      void captchaToken({ captcha, purpose, form }).then((answer) => {
        if (field.current) field.current.value = answer;
        // In a later task: a submit handler cannot submit the same form again.
        setTimeout(() => form.requestSubmit(submitter));
      });
    };
    // If the focus is already in the form, there is no focusin event.
    if (form.contains(document.activeElement)) load();
    else form.addEventListener("focusin", load, { once: true });
    form.addEventListener("submit", send, { capture: true });
    return () => {
      form.removeEventListener("focusin", load);
      form.removeEventListener("submit", send, { capture: true });
    };
  }, [captcha, purpose]);
  return captcha ? <input type="hidden" name={CAPTCHA_FIELD} ref={field} /> : null;
}

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

const TIMEOUT_MS = 8_000;

interface CaptchaRequest {
  readonly captcha: CaptchaKey;
  readonly purpose: string;
  readonly form: HTMLFormElement;
}

let loading: Promise<void> | null = null;

function loadCaptcha({ provider, siteKey }: CaptchaKey): Promise<void> {
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
function captchaToken(request: CaptchaRequest): Promise<string> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(CAPTCHA_UNAVAILABLE), TIMEOUT_MS);
    void requestToken(request, () => clearTimeout(timer)).then(resolve, () => resolve(CAPTCHA_UNAVAILABLE));
  });
}

async function requestToken(request: CaptchaRequest, onInteraction: () => void): Promise<string> {
  const { captcha, purpose } = request;
  await loadCaptcha(captcha);
  const { grecaptcha, turnstile } = globalThis as Provided; // defined by the provider's script
  if (turnstile) return challenge(turnstile, request, onInteraction);
  if (!grecaptcha) return CAPTCHA_UNAVAILABLE;
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return grecaptcha.execute(captcha.siteKey, { action: purpose });
}

function challenge(turnstile: Turnstile, { captcha, purpose, form }: CaptchaRequest, onInteraction: () => void) {
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
      callback: (answer: string) => end(answer),
      "error-callback": () => end(CAPTCHA_UNAVAILABLE),
      // The shopper was challenged but did not solve it in time.
      "timeout-callback": () => end(CAPTCHA_UNAVAILABLE),
      "before-interactive-callback": onInteraction,
    });
  });
}
