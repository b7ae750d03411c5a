import { expect, test } from "vitest";
import { readToken, signToken } from "./token.ts";

const claims = { customerId: 7, series: 2 };
const now = new Date("2026-11-21T08:00:00Z");
const token = signToken(claims, "secret", now);
const seconds = (count: number) => new Date(now.getTime() + count * 1000);

test("signToken returns a JSON Web Token valid for one hour", () => {
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(readToken(token, "secret", seconds(3599))).toEqual(claims);
  expect(readToken(token, "secret", seconds(3600))).toBeNull();
});

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const [head = "", payload = "", signature = ""] = token.split(".");

test.each([
  ["an empty token", ""],
  ["a text that is not a token", "nope"],
  ["a token of another shop", signToken(claims, "another", now)],
  ["a changed payload", [head, encode({ uid: 8, utypid: 3, ser: 2, exp: 9e9 }), signature].join(".")],
  ["a token without an algorithm", [encode({ alg: "none" }), payload, ""].join(".")],
  ["a token with an extra part", `${token}.x`],
  ["a truncated signature", token.slice(0, -1)],
])("rejects %s", (_, given) => {
  expect(readToken(given, "secret", now)).toBeNull();
});
