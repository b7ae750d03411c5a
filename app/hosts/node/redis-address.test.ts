import { expect, test } from "vitest";
import { parseRedisAddress } from "./redis-address";

test("parseRedisAddress keeps the URL of a server as it is", () => {
  for (const url of ["redis://127.0.0.1:6379/0", "rediss://:secret@redis.example"])
    expect(parseRedisAddress(url)).toEqual({ kind: "server", url });
});

test("parseRedisAddress reads sentinel hosts, login, master name, database and sentinel password", () => {
  expect(parseRedisAddress("redis+sentinel://one,[::1]:26380/shop")).toEqual({
    ...{ kind: "sentinel", isTls: false, login: {}, master: "shop", database: 0, sentinelPassword: null },
    hosts: [
      { host: "one", port: 26_379 },
      { host: "::1", port: 26_380 },
    ],
  });
  expect(parseRedisAddress("rediss+sentinel://shop:p%40ss@one:1/my%20shop/2?sentinelPassword=p%26q")).toEqual({
    ...{ kind: "sentinel", isTls: true, login: { username: "shop", password: "p@ss" } },
    ...{ master: "my shop", database: 2, sentinelPassword: "p&q", hosts: [{ host: "one", port: 1 }] },
  });
});

test.each([
  "127.0.0.1:6379",
  "http://127.0.0.1:6379",
  "redis:127.0.0.1",
  "redis://",
  "redis://one,two:6379",
  "redis+sentinel://one:26379,two:26379",
  "redis+sentinel:///shop",
  "redis+sentinel://one,,two/shop",
  "redis+sentinel://one:port/shop",
  "redis+sentinel://one/shop/first",
  "redis+sentinel://one/shop/0/1",
  "redis+sentinel://one/shop?password=secret",
  "redis+sentinel://one/%zz",
  "redis+sentinel://:%zz@one/shop",
  "redis+cluster://one,two:7000",
  "redis+sentinels://one/shop",
])("parseRedisAddress returns null for %s", (text) => {
  expect(parseRedisAddress(text)).toBeNull();
});
