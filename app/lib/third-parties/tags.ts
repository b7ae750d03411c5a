export interface Tags {
  readonly tagManager: string | null;
  readonly analytics: string | null;
  /** Set where the server sends events too, so that both use the same id. */
  readonly clientId?: string | null;
}

export type Consent = "yes" | "no";

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

/**
 * Events rendered into the page (features/consent/track-event), by their marks in
 * lib/client/marks.ts.
 */
const TELL =
  'for(const e of document.querySelectorAll("[data-shop-events]"))JSON.parse(e.dataset.told=e.dataset.shopEvents).forEach(tellTags)';

/** Google's consent mode: everything is denied, then only analytics is granted. */
const CONSENT =
  'gtag("consent","default",{ad_storage:"denied",ad_user_data:"denied",ad_personalization:"denied",analytics_storage:"denied"});gtag("consent","update",{analytics_storage:"granted"});';

/**
 * A tag manager expects objects in the data layer, gtag.js calls. With both, it sees the calls too.
 */
const TO_ANALYTICS = 'gtag("event",e.name,e.params)';
const TO_TAG_MANAGER =
  "dataLayer.push({ecommerce:null},{event:e.name,ecommerce:e.params,search_term:e.params.search_term})";

/** Keys and client id were validated: letters, digits, hyphens, dots. */
export function tagSetUp({ tagManager, analytics, clientId }: Tags): string {
  const tell = `function tellTags(e){${analytics ? TO_ANALYTICS : TO_TAG_MANAGER}}`;
  const start = `window.dataLayer=[];function gtag(){dataLayer.push(arguments)}${tell};${CONSENT}addEventListener("DOMContentLoaded",()=>{${TELL}});`;
  const manager = tagManager ? `dataLayer.push({"gtm.start":Date.now(),event:"gtm.js"});` : "";
  // Cookies of this host only, so that the shop can delete them when consent is withdrawn.
  const options = JSON.stringify({ cookie_domain: "none", ...(clientId && { client_id: clientId }) });
  return start + manager + (analytics ? `gtag("js",new Date());gtag("config","${analytics}",${options});` : "");
}
