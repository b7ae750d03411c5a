import { z } from "zod";
import { INVOICE_ATTRIBUTES, NAMED_ATTRIBUTES } from "~/lib/commerce/model/named-attributes";
import { MODULE_PREFIX, OPTIONAL_FEATURES } from "~/lib/commerce/model/capabilities";
import { CAPTCHA_FORMS, type CaptchaType } from "~/lib/commerce/model/captcha";
import { CHAT_PROVIDERS } from "~/lib/third-parties/chat-providers";
import {
  categoryPath,
  httpUrl,
  json,
  key,
  languagePack,
  line,
  list,
  origin,
  invoiceAttributes,
  productAttributes,
  secrets,
  textMatching,
} from "./setting-types.server";

export const CAPTCHA_TYPES = {
  recaptcha: "score",
  "recaptcha-invisible": "invisible",
  "recaptcha-box": "box",
  turnstile: "turnstile",
} as const satisfies Record<string, CaptchaType>;

const captchaProviders = Object.keys(CAPTCHA_TYPES) as (keyof typeof CAPTCHA_TYPES)[]; // its own keys

/**
 * Source of docs/settings.md and .env.example. `unset`: the behaviour without a value or default.
 */
export const settingsSchema = z.object({
  COMMERCE_ENDPOINT: httpUrl.meta({
    description: "GraphQL URL of a Magento; on Node also `embedded`, the demo backend with public log-ins",
    unset: "`embedded` on Node outside production",
    example: "https://magento.example/graphql",
    missing:
      "is missing: name a Magento's GraphQL address (on Node also `embedded`: the demo shop, whose log-ins are published)",
  }),
  SESSION_SECRET: secrets.meta({
    description:
      "seals cookies; at least 32 characters. Of several, comma-separated, the first seals and all are accepted. To replace one: `old,new`, then `new,old`, after 30 days `new`",
    unset: "outside production one in `DATA_DIR`",
  }),
  PUBLIC_ORIGIN: origin.optional().meta({
    description: "canonical origin; turns on Secure `__Host-` cookies and HSTS",
    unset: "the request's own host",
    example: "https://shop.example",
  }),
  MEDIA_ORIGINS: list.pipe(z.array(origin)).optional().meta({
    description: "comma-separated origins of pictures; the first is used",
    unset: "origin of `COMMERCE_ENDPOINT`",
  }),
  SUPPORT_PHONE: textMatching(/^\+?[0-9 ()-]{5,20}$/, "has to be a phone number")
    .optional()
    .meta({ description: 'what "Support" dials', unset: "none" }),
  SUPPORT_HOURS: line.optional().meta({
    description: "hours of the phone",
    example: "9 am to 8 pm, Monday to Saturday",
  }),
  STORE_ADDRESS: line.optional().meta({
    description: "merchant's address, for the footer and search engines",
    example: "12 Mill Road, Pune 411001, India",
  }),
  LEGAL_LINE: line.optional().meta({
    description: "registration or tax number for every page",
    example: "CIN U00000KA2026PTC000000",
  }),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).optional().meta({
    description: "`debug`, `info`, `warn`, `error` or `silent`",
    unset: "`info`, in production and in wrangler.toml `error` (staging: `info`)",
  }),
  INTEGRATIONS: json.pipe(z.record(z.string(), httpUrl)).default({}).meta({
    description:
      'middleware, as JSON: name → URL. `pin-codes` is a directory: `POST /pin-codes/find` with `{"code"}` answers `{"city", "state"}`',
    unset: "`{}`",
  }),
  EXTERNAL_CHECKOUT_URL: z
    .url({ protocol: /^https$/, error: "has to be an https address" })
    .refine((value) => !/[?#]/.test(value), "has to be an address without a query")
    .optional()
    .describe(
      "checkout (https) that `/checkout` redirects to: `{url}/token/{token}/cart/{id}`, for guests without token. **The customer's token is in the URL**: only for your own checkout, without logs of it",
    ),
  ATTEMPTS_PER_ADDRESS: textMatching(/^\d{1,6}$/, "has to be a whole number")
    .default("60")
    .transform(Number)
    .describe(
      "attempts of each kind (log-in, coupon …) from one IPv4 address or IPv6 /64 in 15 minutes; `0` is unlimited. One account has 10. Limit posts at the edge too",
    ),
  STORE_LOCATION: z.enum(["wnam", "enam", "sam", "weur", "eeur", "apac", "oc", "afr", "me"]).default("apac").meta({
    description:
      "worker: part of the world where Cloudflare makes the Durable Object that isolates ask for purges and maintenance: near most shoppers. It cannot be moved later",
    unset: "`apac`",
  }),
  CAPTCHA_SITE_KEY: textMatching(/^[\w-]{10,100}$/, "has to be a site key")
    .optional()
    .describe(
      "public key of the captcha where Magento does not tell it: coupons, all forms before 2.4.7, in 2.4.7 those without version 3, or another provider than Google. From 2.4.8 on the shop reads each form's own",
    ),
  CAPTCHA_PROVIDER: z
    .enum(captchaProviders)
    .default("recaptcha")
    .describe("of `CAPTCHA_SITE_KEY`: `recaptcha` (v3), `recaptcha-invisible`, `recaptcha-box` or `turnstile`"),
  CAPTCHA_FORMS: list
    .pipe(z.array(z.enum(CAPTCHA_FORMS, `may only name ${CAPTCHA_FORMS.join(", ")}`)))
    .default(["log-in", "register", "reset", "change-password"])
    .meta({
      description: `comma-separated forms with \`CAPTCHA_SITE_KEY\`, where Magento does not tell: ${CAPTCHA_FORMS.join(", ")}`,
      unset: "`log-in,register,reset,change-password`",
    }),
  CAPTCHA_FALLBACK_TOKEN: z
    .string()
    .min(16, "needs at least 16 characters")
    .optional()
    .describe(
      "a Magento integration's token, at least 16 characters, sent for shoppers without script (who get a fifth of the attempts) with log-in, registration, reset and review, never with a cart. Needs Magento's `oauth/consumer/enable_integration_as_bearer`. **Magento takes an integration for the customer of the same number: use one whose number no customer has or will have** ([your-shop.md](your-shop.md#captchas))",
    ),
  BACKEND_HAS: list
    .refine((names) => names.every(isOptionalFeature), `may only name ${OPTIONAL_FEATURES.join(", ")}, or be "none"`)
    .optional()
    .meta({
      description:
        "if introspection is closed: comma-separated features beyond Magento 2.4.6 (decision 0014), `module.` with an operation of a payment module, or `none`",
      unset: "the backend is asked",
    }),
  LANGUAGE_PACK: languagePack.default([]).meta({
    description:
      "rows of Magento's language pack (`i18n/xx_XX.csv`) that translate what the shop recognises ([your-shop.md](your-shop.md#other-languages))",
    unset: "English messages are recognised",
  }),
  PAYMENT_SANDBOX: httpUrl.optional().meta({
    description: "origin of a sandbox for payment pages, such as the demo backend's",
    unset: "the providers' own pages",
  }),
  NEW_CATEGORY: categoryPath.optional().meta({
    description: "path of the category of new products, if the backend has no `new`",
    example: "/new.html",
  }),
  DEALS_CATEGORY: categoryPath.optional().meta({
    description: "path of the category of deals, if the backend has neither `sale` nor a filter by special price",
    example: "/sale.html",
  }),
  PRODUCT_ATTRIBUTES: productAttributes.default({}).meta({
    description: `codes of product attributes with a meaning, where they differ from the usual ones: \`meaning=code\`, comma-separated; ${Object.entries(
      NAMED_ATTRIBUTES,
    )
      .map(([meaning, codes]) => `\`${meaning}\` (${codes.join(", ")})`)
      .join(", ")}`,
    example: "brand=marke,gtin=ean13",
    unset: "the usual codes",
  }),
  INVOICE_ATTRIBUTES: invoiceAttributes.default({}).meta({
    description: `codes of an invoice's custom attributes, as pairs like those of \`PRODUCT_ATTRIBUTES\`, where the backend has such attributes: ${Object.entries(
      INVOICE_ATTRIBUTES,
    )
      .map(([meaning, code]) => `\`${meaning}\` (${code})`)
      .join(", ")}: the reference number under GST, and the text of its QR code`,
    example: "irn=einvoice_irn,qr=einvoice_qr",
    unset: "the usual codes",
  }),
  PRODUCT_FEED: z.enum(["on", "off"]).default("on").meta({
    description: "`off`: no product feed at `/product-feed.xml`",
    unset: "`on`",
  }),
  PRICES_INCLUDE_TAX: z.enum(["yes", "no"]).optional().meta({
    description: "`yes` or `no`, if the backend cannot say whether prices include tax",
    unset: "the backend is asked",
  }),
  CHAT_PROVIDER: z
    .enum(Object.keys(CHAT_PROVIDERS) as (keyof typeof CHAT_PROVIDERS)[]) // the keys of that table
    .optional()
    .describe('live chat, `crisp` or `tawk`, loaded when "Chat" is pressed; without it "Contact"'),
  CHAT_KEY: key.optional().describe("the chat's key"),
  TAG_MANAGER_ID: key.optional().describe("Google Tag Manager, loaded after consent and never on checkout"),
  ANALYTICS_ID: key.optional().describe("Google Analytics, loaded after consent and never on checkout"),
  ANALYTICS_SECRET: key
    .optional()
    .describe(
      "API secret of the Measurement Protocol: the server sends events of the checkout and of shoppers without Google's script, after consent",
    ),
  ANALYTICS_ADDRESS: httpUrl
    .default("https://www.google-analytics.com/mp/collect")
    .describe("where the server sends them; in the EU `https://region1.google-analytics.com/mp/collect`"),
  FIELD_DATA_PERCENT: textMatching(/^(?:\d{1,2}(?:\.\d{1,2})?|100)$/, "has to be 0 to 100")
    .default("0")
    .transform(Number)
    .describe(
      "share of page views that report LCP, INP, CLS and TTFB; logged at `info` unless `FIELD_DATA_ADDRESS` is set",
    ),
  FIELD_DATA_ADDRESS: httpUrl.optional().describe("URL that gets field data as JSON"),
  PURGE_SECRET: z
    .string()
    .min(32, "needs at least 32 characters")
    .optional()
    .describe("lets `POST /cache-invalidate` purge the cache; at least 32 characters; without it the path is 404"),
  MAINTENANCE_SECRET: z
    .string()
    .min(32, "needs at least 32 characters")
    .optional()
    .describe(
      "lets `POST /maintenance` switch maintenance on and off ([operation.md](operation.md#maintenance)); at least 32 characters; without it the path is 404",
    ),
  REDIRECT_HOSTS: list.default([]).describe("comma-separated hosts that the backend may redirect to"),
  FRAME_ORIGINS: list.pipe(z.array(origin)).default([]).meta({
    description: "comma-separated origins of frames, such as videos, in content",
    example: "https://www.youtube-nocookie.com",
  }),
  MAP_IMAGE_URL: httpUrl
    .refine((value) => value.includes("{lat}") && value.includes("{lng}"), "has to have {lat} and {lng} in it")
    .optional()
    .describe("URL of a map picture with `{lat}` and `{lng}`, for the store locator"),
  STORE_ORIGINS: list
    .pipe(z.array(textMatching(/^[A-Za-z]{2}(?:-[A-Za-z]{2})?=https?:\/\/\S+$/, "has to be like en-IN=https://…")))
    .default([])
    .meta({
      description: "store views with their own origin, for hreflang",
      example: "en-IN=https://bijli.example,en-US=https://us.bijli.example",
    }),
  MAINTENANCE: textMatching(/^[1-9]\d{0,5}$/, "has to be a number of seconds")
    .transform(Number)
    .optional()
    .meta({
      description: "while set, every page is a 503 with this `Retry-After` in seconds",
      example: "600",
    }),
  NODE_ENV: z.string().optional().describe("Node only: `production` requires `COMMERCE_ENDPOINT` and `SESSION_SECRET`"),
});

function isOptionalFeature(name: string): boolean {
  return name === "none" || name.startsWith(MODULE_PREFIX) || OPTIONAL_FEATURES.some((known) => known === name);
}
