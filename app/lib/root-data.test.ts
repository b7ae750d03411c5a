import { expect, test, vi } from "vitest";
import { fromMenuTuples, knownRootData, type RootData, toMenuTuples, withoutFrame } from "./root-data";

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

test("in a browser menu and footer stay those of the document, everything else is that of the answer", () => {
  vi.stubEnv("SSR", false);
  const data = { menu: ["Phones"], footer: { links: "<a>Help</a>" }, cartQuantity: 0, wasInvalid: true };
  const ofDocument = data as unknown as RootData; // the parts that matter here
  expect(knownRootData(ofDocument)).toEqual(ofDocument);
  const answer = withoutFrame({ ...ofDocument, cartQuantity: 1 });
  expect(answer).toEqual({ cartQuantity: 1, wasInvalid: true });
  const { wasInvalid: _, ...after } = answer;
  const known = knownRootData(after);
  expect(known).toEqual({ menu: data.menu, footer: data.footer, cartQuantity: 1 });
  expect(knownRootData(after)).toBe(known);
  expect(knownRootData(undefined)).toBe(known);
  const other = { ...ofDocument, menu: [] };
  expect(knownRootData(other)).toEqual(other);
  vi.unstubAllEnvs();
});
