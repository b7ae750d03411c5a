import { expect, test } from "vitest";
import { fromMenuTuples, toMenuTuples } from "./root-data";

test("menu tuples omit paths that follow from names, and restore the whole menu", () => {
  const leaf = (name: string, path: string) => ({ name, path, children: [] });
  const menu = [
    {
      name: "TV & Audio",
      path: "/tv-audio.html",
      children: [leaf("Earbuds, 2nd", "/tv-audio/earbuds-2nd.html"), leaf("Deals", "/deals.html"), leaf("टीवी", "/tv")],
    },
    { name: "Phones", path: "/phones", children: [leaf("5G", "/phones/5g")] },
  ];
  const tuples = toMenuTuples(menu, 2);
  expect(tuples).toEqual([
    ["TV & Audio", "/tv-audio.html", "Earbuds, 2nd", ["Deals", "/deals.html"], ["टीवी", "/tv"]],
    ["Phones", "", "5G"],
  ]);
  expect(fromMenuTuples(tuples)).toEqual(menu);
  expect(fromMenuTuples(toMenuTuples(menu, 1)).map(({ children }) => children)).toEqual([[], []]);
});
