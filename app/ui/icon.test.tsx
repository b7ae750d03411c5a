import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Icon, iconNames } from "./icon";

const sprite = readFileSync("public/icons.svg", "utf8");
const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);

test("the sprite holds exactly the named icons", () => {
  expect(symbols).toEqual([...iconNames]);
});

test("an icon is silent for assistive technology", () => {
  const html = renderToStaticMarkup(<Icon name="search" size={20} />);
  expect(html).toMatch(
    /^<svg aria-hidden="true" focusable="false" width="20" height="20"><use href="\/icons\.svg\?v=\d+#search"/,
  );
});
