import { expect, test } from "vitest";
import { parseConfig } from "./config.server";

const GOOD = { COMMERCE_ENDPOINT: "https://magento.test/graphql", SESSION_SECRET: "x".repeat(32) };

test("needs no more than an endpoint and a secret", () => {
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
])("with %j it logs from %s on", (env, level) => expect(parseConfig({ ...GOOD, ...env }).logLevel).toBe(level));

test("lists every setting that is missing or malformed, and no value", () => {
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

test("what is there in another form is not called missing", () => {
  expect(() => parseConfig({ ...GOOD, INTEGRATIONS: "[]" })).toThrow(/INTEGRATIONS (?!is missing)/);
});

test("a secret may be a list, each of them long enough", () => {
  const [first, second] = ["a".repeat(32), "b".repeat(32)];
  expect(parseConfig({ ...GOOD, SESSION_SECRET: `${first}, ${second}` }).sessionSecrets).toEqual([first, second]);
  for (const bad of [`${first},tiny-secret`, " , "]) {
    expect(() => parseConfig({ ...GOOD, SESSION_SECRET: bad })).toThrow(/SESSION_SECRET needs at least 32 characters/);
  }
});
