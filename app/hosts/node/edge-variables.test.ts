import { expect, test } from "vitest";
import { settingsSchema } from "~/lib/server/config.server";
import { edgeVariables } from "./edge-variables";

const NEEDED = { COMMERCE_ENDPOINT: "https://magento.test/graphql", SESSION_SECRET: "x".repeat(32) };

/** A value for each setting; a setting missing here fails the test. */
const SET: Record<string, string> = {
  ...NEEDED,
  PUBLIC_ORIGIN: "https://shop.test",
  MEDIA_ORIGINS: "https://media.test",
  LOG_LEVEL: "warn",
  SUPPORT_PHONE: "+91 80 1234 5678",
  INTEGRATIONS: '{"stock":"https://stock.test"}',
  EXTERNAL_CHECKOUT_URL: "https://pay.test/checkout",
  REDIRECT_HOSTS: "old.test",
  FRAME_ORIGINS: "https://frames.test",
  MAP_IMAGE_URL: "https://map.test/{lat},{lng}.png",
  STORE_ORIGINS: "en-IN=https://shop.test",
  CHAT_PROVIDER: "crisp",
  CHAT_KEY: "chat-key",
  TAG_MANAGER_ID: "GTM-1",
  ANALYTICS_ID: "G-123",
  PURGE_SECRET: "y".repeat(32),
  ATTEMPTS_PER_ADDRESS: "5",
  ATTEMPTS_STORE: "durable-object",
  CAPTCHA_PROVIDER: "turnstile",
  CAPTCHA_SITE_KEY: "site-key-of-test",
  CAPTCHA_FALLBACK_TOKEN: "fallback-token-16",
  BACKEND_HAS: "none",
  PRICES_INCLUDE_TAX: "yes",
  NEW_CATEGORY: "/new.html",
  DEALS_CATEGORY: "/sale.html",
  MAINTENANCE: "600",
  NODE_ENV: "production",
};

test("every setting reaches the worker, and nothing else of the environment", () => {
  expect(edgeVariables({ ...SET, PATH: "/bin" })).toEqual(SET);
  expect(Object.keys(settingsSchema.shape).sort()).toEqual(Object.keys(SET).sort());
});

test("what is not set is left to the worker's defaults, all but the log level", () => {
  expect(edgeVariables({ ...NEEDED, CHAT_KEY: "" })).toEqual({ ...NEEDED, LOG_LEVEL: "info" });
});
