import type { Element } from "domhandler";
import { isTag } from "domhandler";
import { getParent } from "domutils";
import { describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import type { ParsedPage } from "../support/browserless/parsed-page.ts";
import { isFullMatrix } from "../support/modes.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";
import { enterEmail, newEmail, goToPayment } from "../support/steps/checking-out.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";

const open = ["/", "/categories", categoryPath, "/search-results?term=wireless", "/new-products", phone.path, "/cart"];

function ancestors(element: Element): Element[] {
  const found: Element[] = [];
  for (let up = getParent(element); up !== null; up = getParent(up)) if (isTag(up)) found.push(up);
  return found;
}

function requireValid(page: ParsedPage): void {
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const element of page.all(() => true)) {
    const { name, attribs } = element;
    const id = attribs["id"];
    if (id !== undefined && seen.has(id)) faults.push(`id "${id}" is used twice`);
    if (id !== undefined) seen.add(id);
    const around = ancestors(element).map((up) => up.name);
    if (name === "form" && around.includes("form")) faults.push("a form within a form");
    if ((name === "a" || name === "button") && around.some((up) => up === "a" || up === "button"))
      faults.push(`${name} within a link or button`);
    if (name === "form" && !/^(get|post)$/i.test(attribs["method"] ?? "get"))
      faults.push(`form method ${attribs["method"]}`);
    if (name === "form" && attribs["action"] === undefined) faults.push("a form without an action");
    if (name === "img" && !(Number(attribs["width"]) > 0 && Number(attribs["height"]) > 0))
      faults.push(`no size: ${attribs["src"]}`);
    if (name === "img" && attribs["alt"] === undefined) faults.push(`no alt: ${attribs["src"]}`);
    if (
      (name === "input" || name === "button" || name === "select") &&
      "disabled" in attribs &&
      attribs["type"] !== "radio"
    )
      faults.push(`${name} ${attribs["name"]} is disabled`);
    for (const address of [attribs["src"], name === "a" ? undefined : attribs["href"]]) {
      if (address !== undefined && /^(https?:)?\/\//.test(address) && name !== "link")
        faults.push(`loads from elsewhere: ${address}`);
    }
  }
  if (page.all(({ name }) => name === "main").length !== 1) faults.push("not exactly one main");
  if (page.all(({ name }) => name === "h1").length !== 1) faults.push("not exactly one h1");
  const first = page.all(({ name, attribs }) => name === "img" && attribs["fetchpriority"] === "high");
  if (first.length > 1) faults.push(`${first.length} pictures want to be first`);
  if (page.title === "") faults.push("no title");
  expect(faults, page.url.pathname).toEqual([]);
}

/** Status of each link already checked: frame and menu repeat on every page. */
const known = new Map<string, number>();

describe("markup", () => {
  test.each(open)("of %s is valid", async (path) => {
    const shopper = new Browserless(inject("origins").node);
    await shopper.goto(path);
    requireValid(shopper.page);
  });

  test("of the checkout is valid", async () => {
    const shopper = new Browserless(inject("origins").node);
    await addPhoneToCart(shopper);
    await shopper.goto("/cart");
    requireValid(shopper.page);
    await shopper.goto("/checkout/user-account");
    requireValid(shopper.page);
    await enterEmail(shopper, newEmail());
    requireValid(shopper.page);
    await goToPayment(shopper);
    requireValid(shopper.page);
  });

  test.each(isFullMatrix ? open : open.slice(0, 2))("of %s has no dead link", async (path) => {
    const shopper = new Browserless(inject("origins").node);
    await shopper.goto(path);
    const links = shopper.page.all(({ name, attribs }) => name === "a" && (attribs["href"] ?? "").startsWith("/"));
    const targets = new Set(links.map(({ attribs }) => (attribs["href"] ?? "").split("#")[0] ?? ""));
    const dead: string[] = [];
    for (const target of targets) {
      const status = known.get(target) ?? (await shopper.send(target)).status;
      known.set(target, status);
      if (status >= 400) dead.push(`${target} → ${status}`);
    }
    expect(dead).toEqual([]);
  });
});
