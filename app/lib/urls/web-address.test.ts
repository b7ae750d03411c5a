import { expect, test } from "vitest";
import { webAddress } from "./web-address";

test.each(["https://shop.example/sample", "http://shop.example/downloadable/download/sample/sample_id/1/"])(
  "%s is one",
  (address) => expect(webAddress(address)).toBe(address),
);

test.each([
  "javascript:alert(1)",
  " java\tscript:alert(1)",
  "data:text/html,x",
  "xhttp://shop.example/sample",
  "/sample",
  "//x.example/",
  "",
  null,
  undefined,
])("%j is none", (address) => expect(webAddress(address)).toBeNull());
