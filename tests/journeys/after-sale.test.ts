import { describe, expect, inject, test } from "vitest";
import { demoCustomers, demoPassword } from "../../demo-backend/catalogue/customers.ts";
import { Browserless } from "../support/browserless/browserless.ts";
import { hosts } from "../support/modes.ts";
import { logIn } from "../support/steps/account.ts";
import { linksIn } from "../support/steps/links.ts";

const [{ email } = { email: "" }] = demoCustomers;

async function customer(host: (typeof hosts)[number]): Promise<Browserless> {
  const shopper = new Browserless(inject("origins")[host]);
  await shopper.goto("/?action=login&return-to=%2Fcustomer%2Forder-history");
  await logIn(shopper, { email, password: demoPassword });
  await shopper.arrivesAt("/customer/order-history");
  return shopper;
}

describe.each(hosts)("after the sale: %s", (host) => {
  test("orders are cards with a status in plain words, and a handful needs no search", async () => {
    const shopper = await customer(host);
    const main = shopper.within("main");
    const statuses = await main.within("list", "Orders").names("heading");
    expect(statuses).toEqual(expect.arrayContaining(["Status: Delivered", "Status: Cancelled", "Status: Refunded"]));
    expect(await main.count("search")).toBe(0);
    expect(await main.count("button", "Buy again")).toBe(statuses.length);
  });

  test("an order shows how far it has come, and what its carrier calls it", async () => {
    const shopper = await customer(host);
    const main = shopper.within("main");
    // The demo customer's oldest order was delivered. Newer orders change.
    await shopper.goto("/customer/order-history/000000001");
    await main.within("list", "Progress").sees("Placed (done) Confirmed (done) Shipped (done) Delivered");
    const { body } = await shopper.send(shopper.address());
    expect(body.toString()).toMatch(/aria-current="step"[^]{0,300}?Delivered/);
    await main.sees(/tracking number \w+/);
    const actions = [/^Track order/, /^Invoice(?! to print)/, /^Return/];
    const links = (await main.names("link")).filter((name) => actions.some((action) => action.test(name)));
    expect(links.map((name) => actions.findIndex((action) => action.test(name)))).toEqual([0, 1, 2]);
    await main.follow(/^Return/);
    await shopper.arrivesAt(/return.*\?order=000000001$/);
    await main.within("article").follow("Write to us");
    expect(await main.value("How can we help?")).toContain("order 000000001");
  });

  test("an invoice has seller, buyer, tax by its parts and the sum in words", async () => {
    const shopper = await customer(host);
    const [[, invoice] = ["", ""]] = linksIn(shopper, "main").filter(([name]) => name === "Invoice");
    await shopper.goto(invoice);
    const main = shopper.within("main");
    for (const part of ["Tax invoice", "GSTIN 29AAAAA0000A1Z5", "Billed to", /CGST 9%/, /SGST 9%/, /Rupees .* only/])
      await main.sees(part);
    await shopper.expecting(404).goto(`${invoice}0`);
  });

  test("without a search the stores stand by their cities, with one they say whether they are open", async () => {
    const shopper = new Browserless(inject("origins")[host]);
    await shopper.goto("/store-locator");
    expect(await shopper.within("main").names("heading")).toEqual(expect.arrayContaining(["Bengaluru", "Mumbai"]));
    await shopper.goto("/store-locator?near=Bengaluru");
    await shopper.within("list", "Stores").sees(/Open until \d+:\d\d [ap]m|Closed now, opens/);
  });

  test("an unknown page leads to the departments", async () => {
    const shopper = new Browserless(inject("origins")[host]);
    await shopper.expecting(404).goto("/no-such-page");
    expect(linksIn(shopper, "navigation", "Departments").length).toBeGreaterThan(5);
  });
});
