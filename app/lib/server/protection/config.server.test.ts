import { expect, test } from "vitest";
import { parseConfig } from "./config.server";

const GOOD = { COMMERCE_ENDPOINT: "https://magento.test/graphql", SESSION_SECRET: "x".repeat(32) };

test("parseConfig requires only an endpoint and a secret", () => {
  expect(parseConfig(GOOD)).toMatchObject({
    commerceEndpoint: "https://magento.test/graphql",
    publicOrigin: null,
    mediaOrigins: ["https://magento.test"],
    logLevel: "info",
    integrations: {},
  });
});

test.each([
  [{}, "info"],
  [{ NODE_ENV: "development" }, "info"],
  [{ NODE_ENV: "production" }, "error"],
  [{ NODE_ENV: "production", LOG_LEVEL: "debug" }, "debug"],
])("with %j the log level is %s", (env, level) => expect(parseConfig({ ...GOOD, ...env }).logLevel).toBe(level));

test("parseConfig names every missing or invalid setting, without its value", () => {
  const read = () =>
    parseConfig({
      COMMERCE_ENDPOINT: "magento",
      PUBLIC_ORIGIN: "ftp://x",
      LOG_LEVEL: "loud",
      INTEGRATIONS: "{",
      EXTERNAL_CHECKOUT_URL: "http://pay.test",
      PURGE_SECRET: "tiny-secret",
    });
  expect(read).toThrow(
    /COMMERCE_ENDPOINT has to be an http\(s\) address[^]*SESSION_SECRET is missing[^]*PUBLIC_ORIGIN[^]*LOG_LEVEL[^]*INTEGRATIONS has to be JSON[^]*EXTERNAL_CHECKOUT_URL has to be an https address[^]*PURGE_SECRET needs/,
  );
  expect(read).not.toThrow(/tiny-secret/);
});

test.each([
  [{ PRICES_INCLUDE_TAX: "yes" }, { pricesIncludeTax: true }],
  [{ PRICES_INCLUDE_TAX: "no" }, { pricesIncludeTax: false }],
  [{ BACKEND_HAS: "none" }, { backendHas: [] }],
  [{ BACKEND_HAS: "cancelOrder, guestOrder" }, { backendHas: ["cancelOrder", "guestOrder"] }],
  [{ TAG_MANAGER_ID: "GTM-1" }, { tags: { tagManager: "GTM-1", analytics: null } }],
  [
    { STORE_ORIGINS: "en-IN=https://bijli.test/,hi=https://hi.bijli.test" },
    {
      storeOrigins: [
        { language: "en-IN", origin: "https://bijli.test" },
        { language: "hi", origin: "https://hi.bijli.test" },
      ],
    },
  ],
])("parseConfig reads %j as %j", (env, read) => expect(parseConfig({ ...GOOD, ...env })).toMatchObject(read));

test.each([
  ["COMMERCE_ENDPOINT", "xhttp://magento.test"],
  ["EXTERNAL_CHECKOUT_URL", "xhttps://pay.test"],
  ["EXTERNAL_CHECKOUT_URL", "https://pay.test/?shop=1"],
  ["SUPPORT_PHONE", "javascript:12345"],
  ["ATTEMPTS_PER_ADDRESS", "-60"],
  ["ATTEMPTS_PER_ADDRESS", "6e1"],
  ["CAPTCHA_SITE_KEY", '"a-site-key'],
  ["CAPTCHA_SITE_KEY", 'a-site-key"'],
  ["TAG_MANAGER_ID", "GTM-1'"],
  ["BACKEND_HAS", "cancelOrder,everything"],
  ["MAP_IMAGE_URL", "https://map.test/?at={lat}"],
  ["STORE_ORIGINS", "the hi=https://hi.bijli.test"],
  ["STORE_ORIGINS", "hi=https://hi.bijli.test and more"],
  ["LANGUAGE_PACK", '"The cart isn\'t active."'],
  ["LANGUAGE_PACK", "Hello,Namaste"],
  ["MAINTENANCE", "-60"],
  ["MAINTENANCE", "10m"],
])("parseConfig rejects %s with the value %j", (name, value) => {
  expect(() => parseConfig({ ...GOOD, [name]: value })).toThrow(name);
});

test("parseConfig does not report an invalid setting as missing", () => {
  expect(() => parseConfig({ ...GOOD, INTEGRATIONS: "[]" })).toThrow(/INTEGRATIONS (?!is missing)/);
});

test("parseConfig accepts a list of secrets when each is long enough", () => {
  const [first, second] = ["a".repeat(32), "b".repeat(32)];
  expect(parseConfig({ ...GOOD, SESSION_SECRET: `${first}, ${second}` }).sessionSecrets).toEqual([first, second]);
  for (const bad of [`${first},tiny-secret`, " , "]) {
    expect(() => parseConfig({ ...GOOD, SESSION_SECRET: bad })).toThrow(
      /SESSION_SECRET needs at least 32 characters[^]*\ndocs\/settings\.md lists all settings\.$/,
    );
  }
});
