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

test("says of a path only what the name and the category above do not", () => {
  const menu = [
    entry("Mobiles & Tablets", "/mobiles-tablets.html", entry("Mice & keys", "/mobiles-tablets/peripherals.html")),
    entry("Audio", "/audio", entry("Ear buds", "/audio/ear-buds"), entry("Sale", "/sale.html")),
    entry("मोबाइल", "/mobail.html", entry("ऑडियो", "/mobail/.html")),
    entry("Odd", "//odd.html", entry("Odder", "/odd.html")),
  ];
  expect(menuText(menu)).toBe(
    "Mobiles & Tablets\n\tMice & keys\rperipherals\nAudio\r/audio\n\tEar buds\n\tSale\r/sale.html\n" +
      "मोबाइल\rmobail\n\tऑडियो\nOdd\r//odd.html\n\tOdder\r/odd.html\n",
  );
  expect(readMenu(menuText(menu))).toEqual(menu);
});

test("space in a name is written as one blank, whatever it is", () => {
  expect(readMenu(menuText([entry("TV\t&\nCinema", "/tv.html")]))).toEqual([entry("TV & Cinema", "/tv.html")]);
});
