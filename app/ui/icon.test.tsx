import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Icon, iconNames } from "./icon";

const sprite = readFileSync("public/icons.svg", "utf8");
const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);

test("the sprite contains exactly the named icons", () => {
  expect(symbols).toEqual([...iconNames]);
});

test("Icon renders inline SVG that is hidden from assistive technology", () => {
  const html = renderToStaticMarkup(<Icon name="close" size={20} />);
  expect(html).toBe(
    '<svg class="icon" aria-hidden="true" viewBox="0 0 24 24" width="20" height="20"><path d="m5.5 5.5 13 13M18.5 5.5l-13 13"/></svg>',
  );
});
