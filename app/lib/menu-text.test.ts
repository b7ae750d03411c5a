import { expect, test } from "vitest";
import type { MenuEntry } from "./root-data";
import { menuText, readMenu } from "./menu-text";

const entry = (name: string, path: string, ...children: MenuEntry[]): MenuEntry => ({ name, path, children });

test("every category comes back in its place", () => {
  const menu = [
    entry(
      "Mobiles & Tablets",
      "/mobiles.html",
      entry("Phones", "/mobiles/phones.html", entry("5G", "/mobiles/5g.html")),
    ),
    entry("Audio", "/audio.html", entry("Speakers", "/audio/speakers.html"), entry("", "/audio/nameless.html")),
    entry("Games", "/games.html"),
  ];
  expect(readMenu(menuText(menu))).toEqual(menu);
  expect(readMenu(menuText([]))).toEqual([]);
});

test("space in a name is written as one blank, whatever it is", () => {
  expect(readMenu(menuText([entry("TV\t&\nCinema", "/tv.html")]))).toEqual([entry("TV & Cinema", "/tv.html")]);
});
