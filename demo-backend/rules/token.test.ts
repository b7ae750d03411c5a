import { expect, test } from "vitest";
import { readToken, signToken } from "./token.ts";

const claims = { customerId: 7, series: 2 };
const now = new Date("2026-11-21T08:00:00Z");
const token = signToken(claims, "secret", now);
const seconds = (count: number) => new Date(now.getTime() + count * 1000);

test("is a JSON Web Token for one hour", () => {
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(readToken(token, "secret", seconds(3599))).toEqual(claims);
  expect(readToken(token, "secret", seconds(3600))).toBeNull();
});

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const [head = "", payload = "", signature = ""] = token.split(".");

test.each([
  ["nothing", ""],
  ["no token at all", "nope"],
  ["another shop's", signToken(claims, "another", now)],
  ["a changed payload", [head, encode({ uid: 8, utypid: 3, ser: 2, exp: 9e9 }), signature].join(".")],
  ["one without an algorithm", [encode({ alg: "none" }), payload, ""].join(".")],
  ["one with a piece too many", `${token}.x`],
  ["a cut signature", token.slice(0, -1)],
])("refuses %s", (_, given) => {
  expect(readToken(given, "secret", now)).toBeNull();
});
