import { z } from "zod";
import { MODULE, NEWER_NAMES } from "~/lib/commerce/model/capabilities";
import { CHAT_PROVIDERS } from "~/lib/third-parties/chat-providers";
import { categoryPath, httpUrl, json, key, line, list, origin, secrets } from "./setting-types.server";

/**
 * `npm run generate` writes docs/settings.md and .env.example from it. `unset` describes the behaviour without a value,
 * if that is not a default.
 */
export const settingsSchema = z.object({
  COMMERCE_ENDPOINT: httpUrl.meta({
    description: "the GraphQL URL of a Magento; on Node also `embedded`, the demo shop with public log-ins",
    unset: "`embedded` on Node outside production",
    example: "https://magento.example/graphql",
    missing:
      "is missing: name a Magento's GraphQL address (on Node also `embedded`: the demo shop, whose log-ins are published)",
  }),
  SESSION_SECRET: secrets.meta({
    description:
      "signs and seals cookies; at least 32 characters. Of several, comma-separated, the first signs and all are accepted. To replace one: `old,new`, then `new,old`, and `new` after 30 days",
    unset: "made and kept in `DATA_DIR` outside production",
  }),
  PUBLIC_ORIGIN: origin.optional().meta({
    description: "canonical origin; turns on Secure `__Host-` cookies and HSTS",
    unset: "the request's own host",
    example: "https://shop.example",
  }),
  MEDIA_ORIGINS: list.pipe(z.array(origin)).optional().meta({
    description: "comma-separated origins of pictures; the first one is asked",
    unset: "origin of `COMMERCE_ENDPOINT`",
  }),
  SUPPORT_PHONE: z
    .string()
    .regex(/^\+?[0-9 ()-]{5,20}$/, "has to be a phone number")
    .optional()
    .meta({ description: 'what "Support" dials', unset: "no phone; with the embedded backend a demo number" }),
  SUPPORT_HOURS: line.optional().meta({
    description: "when the phone is answered",
    example: "9 am to 8 pm, Monday to Saturday",
  }),
  STORE_ADDRESS: line.optional().meta({
    description: "the merchant's address, in the footer and for search engines",
    example: "12 Mill Road, Pune 411001, India",
  }),
  LEGAL_LINE: line.optional().meta({
    description: "a registration or tax number that every page has to show",
    example: "CIN U00000KA2026PTC000000",
  }),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).optional().meta({
    description: "`debug`, `info`, `warn`, `error`, `silent`; one JSON line an event",
    unset: "`info`, in production and in wrangler.toml `error`",
  }),
  INTEGRATIONS: json.pipe(z.record(z.string(), httpUrl)).default({}).meta({
    description:
      'JSON: name → URL of middleware. `pin-codes` is a directory of PIN codes: `POST /pin-codes/find` with `{"code"}` answers `{"city", "state"}`',
    unset: "`{}`",
  }),
  EXTERNAL_CHECKOUT_URL: z
    .url({ protocol: /^https$/, error: "has to be an https address" })
    .refine((value) => !/[?#]/.test(value), "has to be an address without a query")
    .optional()
    .meta({
      description:
        "another checkout (https) that `/checkout` redirects to: `{url}/token/{token}/cart/{id}`, for guests without token. **The customer's token is in the URL**: only for a checkout of your own that does not log it",
    }),
  ATTEMPTS_PER_ADDRESS: z
    .string()
    .regex(/^\d{1,6}$/, "has to be a whole number")
    .default("60")
    .transform(Number)
    .meta({
      description:
        "attempts of each kind (log-in, coupon, registration, reset …) from one IPv4 address or IPv6 /64 in 15 minutes; `0` is unlimited. One account is limited to 10. Limit posts at the edge too",
    }),
  ATTEMPTS_STORE: z.enum(["process", "durable-object"]).default("process").meta({
    description:
      "the worker's: where attempts are counted, in each isolate or in the Durable Object `ATTEMPTS`; on Node see `SHARED_STORE_URL`",
    unset: "`process`, in wrangler.toml `durable-object`",
  }),
  CAPTCHA_SITE_KEY: z
    .string()
    .regex(/^[\w-]{10,100}$/, "has to be a site key")
    .optional()
    .meta({
      description:
        "public key of a captcha on log-in, registration, reset and where the password is confirmed; sent on as `X-ReCaptcha`",
    }),
  CAPTCHA_PROVIDER: z
    .enum(["recaptcha", "turnstile"])
    .default("recaptcha")
    .meta({ description: "whose captcha: `recaptcha` (v3) or `turnstile`" }),
  CAPTCHA_FALLBACK_TOKEN: z.string().min(16, "needs at least 16 characters").optional().meta({
    description:
      "a backend integration's token, sent for shoppers without script (a fifth of the attempts) and when a captcha's answer is used up; without it a registration may need a separate log-in",
  }),
  BACKEND_HAS: list
    .refine((names) => names.every(isNewerName), `may only name ${NEWER_NAMES.join(", ")}, or be "none"`)
    .optional()
    .meta({
      description:
        "if introspection is closed: comma-separated features beyond Magento 2.4.6 (`cancelOrder` …, decision 0014), `module.` and an operation of a payment module, or `none`",
      unset: "the backend is asked",
    }),
  PAYMENT_SANDBOX: httpUrl.optional().meta({
    description:
      "origin of a sandbox for payment pages whose address the backend does not tell, as the embedded backend has one",
    unset: "the providers' own pages",
  }),
  NEW_CATEGORY: categoryPath.optional().meta({
    description: "path of the category of new products, if products have no `new` and the backend cannot sort by day",
    example: "/new.html",
  }),
  DEALS_CATEGORY: categoryPath.optional().meta({
    description:
      "path of the category of deals, if products have no `sale` and the backend cannot filter by special price",
    example: "/sale.html",
  }),
  PRICES_INCLUDE_TAX: z.enum(["yes", "no"]).optional().meta({
    description: "`yes` or `no`: whether prices include tax, if the backend cannot say",
    unset: "the backend is asked",
  }),
  CHAT_PROVIDER: z
    .enum(Object.keys(CHAT_PROVIDERS) as (keyof typeof CHAT_PROVIDERS)[]) // the keys of that table
    .optional()
    .meta({
      description: 'live chat by `crisp` or `tawk`, loaded when "Chat" is pressed; without it there is "Contact"',
    }),
  CHAT_KEY: key.optional().meta({ description: "the chat's key" }),
  TAG_MANAGER_ID: key
    .optional()
    .meta({ description: "Google Tag Manager, loaded after consent and never on checkout" }),
  ANALYTICS_ID: key.optional().meta({ description: "Google Analytics, loaded after consent and never on checkout" }),
  ANALYTICS_SECRET: key.optional().meta({
    description:
      "API secret of the Measurement Protocol for `ANALYTICS_ID`: the server sends events from the checkout, and those of shoppers without Google's script; after consent only",
  }),
  ANALYTICS_ADDRESS: httpUrl.default("https://www.google-analytics.com/mp/collect").meta({
    description: "where the server sends them; `https://region1.google-analytics.com/mp/collect` stays in the EU",
  }),
  FIELD_DATA_PERCENT: z
    .string()
    .regex(/^(?:\d{1,2}(?:\.\d{1,2})?|100)$/, "has to be 0 to 100")
    .default("0")
    .transform(Number)
    .meta({
      description:
        "share of page views whose LCP, INP, CLS and TTFB the browser reports to `/field-data`; logged at `info` unless `FIELD_DATA_ADDRESS` is set",
    }),
  FIELD_DATA_ADDRESS: httpUrl.optional().meta({ description: "where the shop posts field data as JSON" }),
  PURGE_SECRET: z.string().min(32, "needs at least 32 characters").optional().meta({
    description: "lets `POST /cache-invalidate` purge the cache; without it the path is 404",
  }),
  REDIRECT_HOSTS: list.default([]).meta({
    description: "comma-separated hosts that a redirect of the backend may lead to",
  }),
  FRAME_ORIGINS: list.pipe(z.array(origin)).default([]).meta({
    description: "comma-separated origins whose frames (such as videos) content may show",
    example: "https://www.youtube-nocookie.com",
  }),
  MAP_IMAGE_URL: httpUrl
    .refine((value) => value.includes("{lat}") && value.includes("{lng}"), "has to have {lat} and {lng} in it")
    .optional()
    .meta({
      description: "URL of a map picture with `{lat}` and `{lng}`, for the store locator, shown on request",
    }),
  STORE_ORIGINS: list
    .pipe(z.array(z.string().regex(/^[A-Za-z]{2}(?:-[A-Za-z]{2})?=https?:\/\/\S+$/, "has to be like en-IN=https://…")))
    .default([])
    .meta({
      description: "store views with their own origin, for hreflang",
      example: "en-IN=https://bijli.example,en-US=https://us.bijli.example",
    }),
  MAINTENANCE: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, "has to be a number of seconds")
    .transform(Number)
    .optional()
    .meta({
      description: "while set, every page is a 503 with this `Retry-After` in seconds; probes stay 200",
      example: "600",
    }),
  NODE_ENV: z.string().optional().meta({
    description:
      "Node only: `production` requires `COMMERCE_ENDPOINT` and `SESSION_SECRET`, listens on `0.0.0.0` and logs errors only",
  }),
});

function isNewerName(name: string): boolean {
  return name === "none" || name.startsWith(MODULE) || NEWER_NAMES.some((known) => known === name);
}
