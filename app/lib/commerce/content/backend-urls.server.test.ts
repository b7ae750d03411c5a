import { expect, test } from "vitest";
import { resolveUrl } from "./backend-urls.server";

test.each([
  ["https://shop.test/default/returns", "/returns"],
  ["https://shop.test/default/", "/"],
  ["https://shop.test/returns", "/returns"],
])('resolveUrl reads %s where Magento\'s "Add Store Code to URLs" is on', (written, path) => {
  const bases = { pages: ["https://shop.test/", "https://shop.test/default/"], media: ["https://shop.test/media/"] };
  expect(resolveUrl(written, bases)).toMatchObject({ kind: "page", path });
});
