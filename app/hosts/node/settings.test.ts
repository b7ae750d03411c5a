import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ConfigError } from "~/lib/server/protection/config.server";
import { settingsSchema } from "~/lib/server/protection/settings-schema.server";
import { edgeVariables, resolveSettings } from "./settings";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "settings-"));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const secret = (env: Record<string, string> = {}) =>
  resolveSettings({ NODE_ENV: "development", DATA_DIR: folder, ...env }).env["SESSION_SECRET"];

test("generates a secret once outside production, and requires one in production", () => {
  const first = secret();
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(secret()).toBe(first);
  expect(secret({ SESSION_SECRET: "s".repeat(32) })).toBe("s".repeat(32));
  expect(() => secret({ NODE_ENV: "production", COMMERCE_ENDPOINT: "embedded" })).toThrow("SESSION_SECRET is missing");
});

test("throws one error that lists all invalid settings, without values", () => {
  const read = () =>
    secret({
      PORT: "eighty",
      DEMO_BACKEND_PORT: "70000",
      TRUSTED_PROXIES: "-1",
      PICTURE_CACHE_MB: "0.5",
      SHARED_STORE_URL: "http://127.0.0.1:6379",
      TRACING: "true",
      COMMERCE_ENDPOINT: "magento",
      LOG_LEVEL: "loud",
    });
  for (const line of [
    "PORT has to be a port, 0 to 65535",
    "DEMO_BACKEND_PORT has to be a port, 0 to 65535",
    "TRUSTED_PROXIES has to be a whole number from 0 on",
    "PICTURE_CACHE_MB has to be a whole number from 1 on",
    "SHARED_STORE_URL has to be like redis://host:6379/0 or redis+sentinel://host:26379,host:26379/master; rediss for TLS",
    'TRACING has to be "yes" or "no"',
    "COMMERCE_ENDPOINT has to be an http(s) address",
  ])
    expect(read).toThrow(`  ${line}\n`);
  expect(read).toThrow(/^ {2}LOG_LEVEL \S/m);
  expect(read).not.toThrow(/eighty|70000|magento|loud/);
  expect(read).toThrow(ConfigError);
});

test.each([
  { PORT: "6000" },
  { DEMO_BACKEND_PORT: "4190" },
  { COMMERCE_ENDPOINT: "http://magento.test:10080/graphql" },
])("rejects %j, a port that browsers and fetch block", (env) => {
  const [name = ""] = Object.keys(env);
  expect(() => secret(env)).toThrow(new RegExp(`^  ${name} .*a blocked port of the Fetch standard`, "m"));
});

describe("demo backend", () => {
  const endpoint = (env: Record<string, string>) =>
    resolveSettings({ NODE_ENV: "development", DATA_DIR: folder, SESSION_SECRET: "s".repeat(32), ...env }).env[
      "COMMERCE_ENDPOINT"
    ];

  test.each([{}, { COMMERCE_ENDPOINT: "" }, { COMMERCE_ENDPOINT: "embedded" }])("is used with %j", (env) =>
    expect(endpoint(env)).toBeUndefined(),
  );

  test("sets the demo shop's phone unless another one is set", () => {
    const phone = (env: Record<string, string>) =>
      resolveSettings({ NODE_ENV: "test", DATA_DIR: folder, SESSION_SECRET: "s".repeat(32), ...env }).env[
        "SUPPORT_PHONE"
      ];
    expect(phone({})).toBe("+91 80 4000 0000");
    expect(phone({ SUPPORT_PHONE: "+1 212 555 0100" })).toBe("+1 212 555 0100");
    expect(phone({ COMMERCE_ENDPOINT: "https://magento.example/graphql" })).toBeUndefined();
  });

  test("is used in production only when it is set explicitly", () => {
    expect(endpoint({ NODE_ENV: "production", COMMERCE_ENDPOINT: "embedded" })).toBeUndefined();
    for (const unset of [{}, { COMMERCE_ENDPOINT: "" }])
      expect(() => endpoint({ NODE_ENV: "production", ...unset })).toThrow(
        /^ {2}COMMERCE_ENDPOINT is missing: name a Magento's .*`embedded`: the demo shop/m,
      );
    const magento = "https://magento.test/graphql";
    expect(endpoint({ NODE_ENV: "production", COMMERCE_ENDPOINT: magento })).toBe(magento);
  });
});

test("missing and empty settings have their defaults", () => {
  expect(resolveSettings({ NODE_ENV: "development", DATA_DIR: folder, PORT: "", TRACING: "" })).toMatchObject({
    ...{ port: 3000, host: "127.0.0.1", backendPort: 4000, trustedProxies: 0 },
    ...{ pictureCacheBytes: 2048 * 1024 * 1024, sharedStoreUrl: null, cdn: null, isTraced: false },
  });
});

test.each(["", "0123"])("replaces a damaged secret file (%j) and warns", (damaged) => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  writeFileSync(join(folder, "session-secret"), damaged);
  const made = secret();
  expect(made).toMatch(/^[0-9a-f]{64}$/);
  expect(readFileSync(join(folder, "session-secret"), "utf8").trim()).toBe(made);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("was damaged"));
});

test("a data folder that cannot be written to is one sentence", () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  const read = () => resolveSettings({ NODE_ENV: "development", DATA_DIR: join(file, "data") });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(
    `DATA_DIR has to be a folder in which the shop may read and write files (ENOTDIR: ${join(file, "data")}/session-secret), or set SESSION_SECRET.`,
  );
});

const NEEDED = { COMMERCE_ENDPOINT: "https://magento.test/graphql", SESSION_SECRET: "x".repeat(32) };

/** A value for each setting; a setting missing here fails the test. */
const SET: Record<string, string> = {
  ...NEEDED,
  PUBLIC_ORIGIN: "https://shop.test",
  MEDIA_ORIGINS: "https://media.test",
  INVOICE_ATTRIBUTES: "irn=einvoice_irn",
  LOG_LEVEL: "warn",
  SUPPORT_PHONE: "+91 80 1234 5678",
  SUPPORT_HOURS: "9 to 5",
  STORE_ADDRESS: "12 Mill Road, Pune",
  LEGAL_LINE: "CIN U00000",
  INTEGRATIONS: '{"stock":"https://stock.test"}',
  FIELD_DATA_PERCENT: "5",
  FIELD_DATA_ADDRESS: "https://monitor.test/vitals",
  EXTERNAL_CHECKOUT_URL: "https://pay.test/checkout",
  PAYMENT_SANDBOX: "https://sandbox.test",
  REDIRECT_HOSTS: "old.test",
  FRAME_ORIGINS: "https://frames.test",
  MAP_IMAGE_URL: "https://map.test/{lat},{lng}.png",
  STORE_ORIGINS: "en-IN=https://shop.test",
  CHAT_PROVIDER: "crisp",
  CHAT_KEY: "chat-key",
  TAG_MANAGER_ID: "GTM-1",
  ANALYTICS_ADDRESS: "https://region1.google-analytics.com/mp/collect",
  ANALYTICS_ID: "G-123",
  ANALYTICS_SECRET: "a-secret",
  PURGE_SECRET: "y".repeat(32),
  STORE_LOCATION: "weur",
  MAINTENANCE_SECRET: "z".repeat(32),
  ATTEMPTS_PER_ADDRESS: "5",
  CAPTCHA_PROVIDER: "turnstile",
  CAPTCHA_SITE_KEY: "site-key-of-test",
  CAPTCHA_FALLBACK_TOKEN: "fallback-token-16",
  CAPTCHA_FORMS: "order,coupon",
  LANGUAGE_PACK: `"The cart isn't active.","कार्ट बन्द है"`,
  BACKEND_HAS: "none",
  PRODUCT_ATTRIBUTES: "brand=marke",
  PRODUCT_FEED: "off",
  PRICES_INCLUDE_TAX: "yes",
  NEW_CATEGORY: "/new.html",
  DEALS_CATEGORY: "/sale.html",
  MAINTENANCE: "600",
  NODE_ENV: "production",
};

test("edgeVariables passes every setting to the worker, and no other variables", () => {
  expect(edgeVariables({ ...SET, PATH: "/bin" })).toEqual(SET);
  expect(Object.keys(settingsSchema.shape).sort()).toEqual(Object.keys(SET).sort());
});

test("edgeVariables leaves out unset settings, except for the log level", () => {
  expect(edgeVariables({ ...NEEDED, CHAT_KEY: "" })).toEqual({ ...NEEDED, LOG_LEVEL: "info" });
});
