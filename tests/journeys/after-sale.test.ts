import { describe, expect, inject, test } from "vitest";
import { demoCustomers, demoPassword } from "../../demo-backend/catalogue/customers.ts";
import { Browserless } from "../support/browserless/browserless.ts";
import { type Host, inChromium, sharedCodeHosts } from "../support/modes.ts";
import { prepareWithoutBrowser } from "../support/prepare-without-browser.ts";
import type { Shopper } from "../support/shopper.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";
import { logIn } from "../support/steps/account.ts";
import { linksIn } from "../support/steps/links.ts";

const [{ email } = { email: "" }] = demoCustomers;

async function customer(host: Host, origin = inject("origins")[host]): Promise<Browserless> {
  const shopper = new Browserless(origin);
  await goToOrders(shopper);
  return shopper;
}

async function goToOrders(shopper: Shopper): Promise<void> {
  await shopper.goto("/?action=login&return-to=%2Fcustomer%2Forder-history");
  await logIn(shopper, { email, password: demoPassword });
  await shopper.arrivesAt("/customer/order-history");
}

const invoicesOf = (shopper: Browserless) => linksIn(shopper, "main").filter(([name]) => name === "Invoice");

describe.each(sharedCodeHosts)("an invoice registered under GST: %s", (host) => {
  const irn = "a5c12dca80e743321740b001fd70953e8738d109865d28ba4013750f2046f229";
  const backend = {
    settings: { invoiceAttributes: { einvoice_irn: irn, signed_qr_code: "eyJhbGciOiJSUzI1NiJ9.".repeat(30) } },
  };
  const { shop } = withOwnShop(host, { INVOICE_ATTRIBUTES: "irn=einvoice_irn" }, { backend });

  test("shows its reference number and its QR code", async () => {
    const shopper = await customer(host, shop.origin);
    await shopper.goto(invoicesOf(shopper)[0]?.[1] ?? "");
    const main = shopper.within("main");
    await main.sees(`Invoice reference number (IRN): ${irn}`);
    expect(await main.count("img", "QR code of this invoice, signed by the GST registry")).toBe(1);
  });
});

test("on a low desktop no part of an order slides over another", () =>
  inChromium(
    inject("origins").node,
    async (shopper) => {
      await prepareWithoutBrowser(shopper, goToOrders);
      await shopper.goto("/customer/order-history/000000001");
      const edgesOf = (name: string) =>
        shopper.page.getByRole("region", { name }).evaluate((part) => ({
          top: part.getBoundingClientRect().top,
          bottom: part.getBoundingClientRect().bottom,
        }));
      await shopper.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      expect((await edgesOf("Order summary")).bottom).toBeLessThanOrEqual((await edgesOf("Shipments")).top);
    },
    { viewport: { width: 1366, height: 650 } },
  ));

describe.each(sharedCodeHosts)("orders, invoices and stores: %s", (host) => {
  test("lists a few orders as cards with a readable status and without a search", async () => {
    const shopper = await customer(host);
    const main = shopper.within("main");
    const statuses = await main.within("list", "Orders").names("heading");
    expect(statuses).toEqual(expect.arrayContaining(["Status: Delivered", "Status: Cancelled", "Status: Refunded"]));
    expect(await main.count("search")).toBe(0);
    expect(await main.count("button", "Buy again")).toBe(statuses.length);
  });

  test("shows the progress of an order and its carrier's tracking number", async () => {
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

  test("offers help with an order, with order, name and email filled in", async () => {
    const shopper = await customer(host);
    const main = shopper.within("main");
    await shopper.goto("/customer/order-history/000000001");
    const help = main.within("region", "Help with this order");
    await help.sees("It has left us, so its address can no longer be changed here.");
    expect(await help.count("link", "Call +91 80 4000 0000")).toBe(1);
    await help.follow("Write to us");
    expect(await main.value("How can we help?")).toBe("About order 000000001: ");
    expect(await main.value("Name")).not.toBe("");
    expect(await main.value("Email")).toContain("@");
  });

  test("shows seller, buyer, tax components and the total in words on an invoice", async () => {
    const shopper = await customer(host);
    const [[, invoice] = ["", ""]] = invoicesOf(shopper);
    await shopper.goto(invoice);
    const main = shopper.within("main");
    for (const part of [
      "Tax invoice",
      "GSTIN 29AAAAA0000A1Z5",
      "Billed to",
      "HSN 85",
      "Place of supply: Karnataka",
      /CGST 9%/,
      /SGST 9%/,
      /Rupees .* only/,
    ])
      await main.sees(part);
    expect(await main.text()).not.toContain("IRN");
    await shopper.expecting(404).goto(`${invoice}0`);
  });

  test("groups stores by city, and shows opening times after a search", async () => {
    const shopper = new Browserless(inject("origins")[host]);
    await shopper.goto("/store-locator");
    expect(await shopper.within("main").names("heading")).toEqual(expect.arrayContaining(["Bengaluru", "Mumbai"]));
    await shopper.goto("/store-locator?near=Bengaluru");
    await shopper.within("list", "Stores").sees(/Open until \d+:\d\d [ap]m|Closed now, opens/);
  });

  test("links to the departments on the page of an unknown URL", async () => {
    const shopper = new Browserless(inject("origins")[host]);
    await shopper.expecting(404).goto("/no-such-page");
    expect(linksIn(shopper, "navigation", "Departments").length).toBeGreaterThan(5);
  });
});
