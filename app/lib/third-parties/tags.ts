/** What the configuration names of tag manager and analytics. Loaded after consent, on screens that let them in. */
export interface Tags {
  readonly tagManager: string | null;
  readonly analytics: string | null;
}

export type Consent = "yes" | "no";

/** Where they load from, send to and show things from. */
export const TAG_ORIGINS = [
  "https://*.googletagmanager.com",
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
];

export function parseConsent(value: unknown): Consent | null {
  return value === "yes" || value === "no" ? value : null;
}

export function tagScripts({ tagManager, analytics }: Tags): string[] {
  const origin = "https://www.googletagmanager.com";
  return [
    ...(tagManager ? [`${origin}/gtm.js?id=${tagManager}`] : []),
    ...(analytics ? [`${origin}/gtag/js?id=${analytics}`] : []),
  ];
}

/** What the page itself has to tell (features/consent/tell-event). */
const TELL =
  'for(const e of document.querySelectorAll("[data-shop-event]"))dataLayer.push(JSON.parse(e.dataset.told=e.dataset.shopEvent))';

/** What both want to find before they run. The keys were checked when the settings were read: letters, digits, hyphens. */
export function tagSetUp({ tagManager, analytics }: Tags): string {
  const start = `window.dataLayer=[];function gtag(){dataLayer.push(arguments)}addEventListener("DOMContentLoaded",()=>{${TELL}});`;
  const manager = tagManager ? `dataLayer.push({"gtm.start":Date.now(),event:"gtm.js"});` : "";
  return start + manager + (analytics ? `gtag("js",new Date());gtag("config","${analytics}");` : "");
}
