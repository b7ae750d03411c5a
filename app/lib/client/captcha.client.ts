import { CAPTCHA_UNAVAILABLE } from "~/lib/forms/submission";
import { markSelector, marksOf } from "./marks";

/** As features/captcha writes it into its field. */
interface Wanted {
  readonly type: "box" | "invisible" | "score" | "turnstile";
  readonly siteKey: string;
  readonly theme?: "dark";
  readonly language?: string;
  readonly action: string;
}

interface Options {
  readonly sitekey: string;
  readonly theme?: "dark" | undefined;
  readonly size?: "invisible" | undefined;
  readonly badge?: "inline" | undefined;
  readonly callback: (token: string) => void;
  readonly "error-callback": () => void;
}
interface Recaptcha {
  ready(run: () => void): void;
  render(place: HTMLElement, options: Options): number;
  /** With an action, for a score: the token. Otherwise the callback gets it. */
  execute(widget: number, options?: { action: string }): Promise<string> | undefined;
  getResponse(widget: number): string;
  reset(widget: number): void;
}
interface Turnstile {
  render(
    place: HTMLElement,
    options: Options & {
      action: string;
      appearance: "interaction-only";
      /** The shopper was challenged but did not solve it in time. */
      "timeout-callback": () => void;
    },
  ): string;
  remove(widget: string): void;
}
type Provided = typeof globalThis & { grecaptcha?: Recaptcha; turnstile?: Turnstile };

interface Widget {
  readonly google: Recaptcha;
  readonly id: number;
  /** Gets the next token. */
  onToken: (token: string) => void;
}

const LOADING_MS = 8_000;

const widgets = new WeakMap<HTMLElement, Promise<Widget>>();
const presses = new WeakMap<HTMLFormElement, number>();
let loading: Promise<void> | null = null;

/**
 * Forms with a captcha, also before hydration and where React never comes: touched, they load its
 * script; sent, they wait for a token. The first listener for a submission, since React must not
 * see one without a token.
 */
function watchCaptchas(): void {
  document.addEventListener("focusin", ({ target }) => {
    const form = target instanceof Element ? target.closest("form") : null;
    if (form) prepareCaptchas(form);
  });
  const hold = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement; // of a submission
    if (fieldsIn(form).every(({ value }) => value)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // In a later task: a form whose submission is being handled cannot be submitted.
    setTimeout(() => void submitWithTokens(form, event.submitter));
  };
  addEventListener("submit", hold, { capture: true });
}

/** Loads the provider's script and shows the boxes. */
function prepareCaptchas(form: HTMLFormElement): void {
  for (const field of fieldsIn(form)) {
    const wanted = wantedBy(field);
    const prepared = wanted.type === "turnstile" ? loadScript(wanted) : widgetOf(field, wanted);
    void prepared.catch(() => undefined);
  }
}

/**
 * Fills in a fresh token for each captcha of the form, then submits it. Without the provider it is
 * sent without a token, which Magento refuses.
 */
async function submitWithTokens(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const press = (presses.get(form) ?? 0) + 1;
  presses.set(form, press);
  submitter?.setAttribute("aria-busy", "true");
  const fields = fieldsIn(form);
  for (const field of fields) {
    const wanted = wantedBy(field);
    if (wanted.type === "box") submitter?.removeAttribute("aria-busy"); // it waits for the shopper
    const token = await tokenFor(field, wanted).catch(() => CAPTCHA_UNAVAILABLE);
    // Pressed again meanwhile.
    if (presses.get(form) !== press) return;
    field.value = token;
  }
  submitter?.removeAttribute("aria-busy");
  form.requestSubmit(submitter);
  // The form has been read. Magento takes a token once.
  for (const field of fields) {
    field.value = "";
    void widgets.get(field)?.then(
      ({ google, id }) => google.reset(id),
      () => undefined,
    );
  }
}

function fieldsIn(form: HTMLFormElement): readonly HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>(markSelector("captcha"))];
}

function wantedBy(field: HTMLElement): Wanted {
  return JSON.parse(marksOf(field).captcha ?? "") as Wanted; // written by features/captcha
}

async function tokenFor(field: HTMLInputElement, wanted: Wanted): Promise<string> {
  if (wanted.type === "turnstile") return turnstileToken(field, wanted);
  const widget = await widgetOf(field, wanted);
  const { google, id } = widget;
  if (wanted.type === "score") return (await google.execute(id, { action: wanted.action })) ?? CAPTCHA_UNAVAILABLE;
  const next = new Promise<string>((resolve) => (widget.onToken = resolve));
  if (wanted.type === "box") {
    const ticked = google.getResponse(id);
    if (ticked) return ticked;
    placeOf(field).scrollIntoView({ block: "center" });
    return next;
  }
  google.reset(id);
  void google.execute(id);
  return next;
}

function placeOf(field: HTMLInputElement): HTMLElement {
  return field.nextElementSibling as HTMLElement; // features/captcha writes a place after each field
}

function widgetOf(field: HTMLInputElement, wanted: Wanted): Promise<Widget> {
  const known = widgets.get(field);
  if (known) return known;
  const rendered = renderWidget(field, wanted);
  widgets.set(field, rendered);
  rendered.catch(() => widgets.delete(field));
  return rendered;
}

async function renderWidget(field: HTMLInputElement, wanted: Wanted): Promise<Widget> {
  await loadScript(wanted);
  const { grecaptcha: google } = globalThis as Provided; // defined by the provider's script
  if (!google) throw new Error("the captcha's script defines nothing");
  await new Promise<void>((resolve) => google.ready(resolve));
  const widget: Widget = { google, id: -1, onToken: () => undefined };
  const isBox = wanted.type === "box";
  const id = google.render(placeOf(field).appendChild(document.createElement("div")), {
    sitekey: wanted.siteKey,
    theme: wanted.theme,
    ...(isBox ? {} : { size: "invisible", badge: "inline" }),
    callback: (token) => widget.onToken(token),
    "error-callback": () => widget.onToken(CAPTCHA_UNAVAILABLE),
  });
  return Object.assign(widget, { id });
}

async function turnstileToken(field: HTMLInputElement, wanted: Wanted): Promise<string> {
  await loadScript(wanted);
  const { turnstile } = globalThis as Provided; // defined by the provider's script
  if (!turnstile) return CAPTCHA_UNAVAILABLE;
  const place = document.createElement("div");
  field.before(place);
  return new Promise((resolve) => {
    const end = (token: string) => {
      turnstile.remove(id);
      place.remove();
      resolve(token);
    };
    const id = turnstile.render(place, {
      sitekey: wanted.siteKey,
      action: wanted.action,
      appearance: "interaction-only",
      callback: end,
      "error-callback": () => end(CAPTCHA_UNAVAILABLE),
      "timeout-callback": () => end(CAPTCHA_UNAVAILABLE),
    });
  });
}

/** Rejects after a while: a blocked script must not hold the form. */
function loadScript({ type, language }: Wanted): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    const google = `https://www.google.com/recaptcha/api.js?render=explicit${language ? `&hl=${encodeURIComponent(language)}` : ""}`;
    script.src =
      type === "turnstile" ? "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit" : google;
    script.async = true;
    const fail = () => {
      loading = null;
      reject(new Error("the captcha's script was not loaded"));
    };
    const timer = setTimeout(fail, LOADING_MS);
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = fail;
    document.head.append(script);
  });
  return loading;
}

// Loaded by entry.client for this.
watchCaptchas();
