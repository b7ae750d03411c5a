import { expect, test } from "vitest";
import { readMailedQuery, withoutPunctuationAfter } from "./mailed-link";

test.each([
  ["/login.", "/login"],
  ["/phone.html).", "/phone.html"],
  ["/phone.html%3E", "/phone.html"],
  ["/phone.html%E2%80%9D,", "/phone.html"],
  ["/phone.html", "/phone.html"],
  ["/a,b/c", "/a,b/c"],
  ["/caf%C3%A9%20x.", "/caf%C3%A9%20x"],
  ["/%E0%A4%A.", "/%E0%A4%A."],
  ["/", "/"],
])("withoutPunctuationAfter reads %s as %s", (path, wanted) => expect(withoutPunctuationAfter(path)).toBe(wanted));

test.each([
  ["token=k&email=a%40b.test", "token=k&email=a%40b.test"],
  ["token=3Dk&email=3Da%40b.test", "token=k&email=a%40b.test"],
  ["token=3Da%3D3D", "token=a%3D"],
  ["token=k1&email=3Dprints%40b.test", "token=k1&email=3Dprints%40b.test"],
  ["token=k).", "token=k"],
  ["token=k%3E&email=a%40b.test.", "token=k&email=a%40b.test"],
  ["token=ab%20%0Acd", "token=abcd"],
  ["email=asha+phones%40b.test", "email=asha%2Bphones%40b.test"],
  ["token=&email=", ""],
])("readMailedQuery reads %s as %s", (query, wanted) =>
  expect(readMailedQuery(new URLSearchParams(query)).toString()).toBe(wanted),
);
