/** Configured keys of tag manager and analytics. Loaded after consent, on screens that allow it. */
export interface Tags {
  readonly tagManager: string | null;
  readonly analytics: string | null;
}

export type Consent = "yes" | "no";

/** Origins for scripts, requests and pictures, for the CSP. */
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

/** Events rendered into the page (features/consent/track-event). */
const TELL =
  'for(const e of document.querySelectorAll("[data-shop-event]"))dataLayer.push(JSON.parse(e.dataset.told=e.dataset.shopEvent))';

/** Set-up script of both. The keys were validated with the settings: letters, digits, hyphens. */
export function tagSetUp({ tagManager, analytics }: Tags): string {
  const start = `window.dataLayer=[];function gtag(){dataLayer.push(arguments)}addEventListener("DOMContentLoaded",()=>{${TELL}});`;
  const manager = tagManager ? `dataLayer.push({"gtm.start":Date.now(),event:"gtm.js"});` : "";
  return start + manager + (analytics ? `gtag("js",new Date());gtag("config","${analytics}");` : "");
}
