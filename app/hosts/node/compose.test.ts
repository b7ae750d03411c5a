import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { settingsSchema } from "~/lib/server/protection/settings-schema.server";
import { IDLE_TIMEOUT_MS } from "./connections";
import { nodeSettingsSchema, resolveSettings } from "./settings";

interface Service {
  readonly build?: string;
  readonly image?: string;
  readonly environment?: Record<string, string>;
  readonly depends_on?: readonly string[] | Record<string, unknown>;
  readonly volumes?: readonly string[];
  readonly stop_grace_period?: string;
}

/** Variables are not replaced. Docker itself is not part of the tests. */
const compose = parse(readFileSync("compose.yaml", "utf8"), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const shops = ["shop1", "shop2"];

test("compose.yaml has two shops, Redis, the demo backend and nginx", () => {
  expect(Object.keys(compose.services).sort()).toEqual(["backend", "proxy", "redis", ...shops]);
  for (const [name, { build, image, depends_on = [], volumes = [] }] of Object.entries(compose.services)) {
    expect(build ?? image, name).toBeDefined();
    const others = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
    for (const other of others) expect(compose.services, name).toHaveProperty(other);
    for (const source of volumes.map((volume) => volume.split(":")[0] ?? "")) {
      if (source.startsWith("./")) expect(existsSync(source), source).toBe(true);
      else expect(compose.volumes, name).toHaveProperty(source);
    }
  }
});

test.each(shops)("the settings of %s are known and valid", (name) => {
  const { environment = {} } = compose.services[name] ?? {};
  const known = { ...settingsSchema.shape, ...nodeSettingsSchema.shape };
  for (const setting of Object.keys(environment)) expect(known).toHaveProperty(setting);
  const secret = environment["SESSION_SECRET"]?.replace("${SESSION_SECRET:-", "").replace("}", "");
  expect(resolveSettings({ NODE_ENV: "development", ...environment, SESSION_SECRET: secret })).toMatchObject({
    sharedStoreUrl: "redis://redis:6379/0",
    trustedProxies: 1,
    cdn: { provider: "other" },
  });
});

test("nginx balances over both shops", () => {
  expect(readFileSync("deploy/shops.conf", "utf8").trim().split("\n")).toEqual(
    shops.map((name) => `server ${name}:3000;`),
  );
});

test("nginx and Docker wait as long as a shop does", () => {
  const limit = `${IDLE_TIMEOUT_MS / 1000}s`;
  for (const name of shops) expect(compose.services[name]?.stop_grace_period).toBe(limit);
  expect(readFileSync("deploy/nginx.conf", "utf8")).toContain(`proxy_read_timeout ${limit};`);
});
