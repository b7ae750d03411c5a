import { describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { formOf } from "../support/browserless/submission.ts";
import { sharedCodeHosts } from "../support/modes.ts";
import { registerByRequest } from "../support/steps/account.ts";
import { placeOrder } from "../support/steps/checking-out.ts";
import { linksIn } from "../support/steps/links.ts";
import { prepareCart } from "../support/steps/ready-cart.ts";
import { addSkusToCart } from "../support/steps/shopping.ts";

const CABLE = { name: "Bijli HDMI 2.1 cable, 2 m", path: "/bijli-hdmi-2-1-cable-2-m.html" };

const TITLES: Readonly<Record<string, string>> = {
  "/customer": "My Account",
  "/customer/my-profile": "My profile",
  "/customer/addresses-details": "Addresses details",
  "/customer/addresses-details/create": "Addresses details",
  "/customer/my-newsletter": "My newsletter",
  "/customer/my-wishlist": "My wishlist",
  "/customer/order-history": "Order history",
  "/customer/my-reviews": "My reviews",
};

describe.each(sharedCodeHosts)("account pages: %s", (host) => {
  const enter = () => new Browserless(inject("origins")[host]);

  test("use their heading as the document title", async () => {
    const customer = enter();
    await registerByRequest(customer);
    const titles: Record<string, string> = {};
    for (const path of Object.keys(TITLES)) {
      await customer.goto(path);
      titles[path] = await customer.title();
      const [heading] = await customer.within("main").names("heading");
      if (!path.endsWith("/create")) expect(heading).toBe(TITLES[path]);
    }
    const menu = Object.fromEntries(linksIn(customer, "navigation", "My account").map(([name, to]) => [to, name]));
    for (const [path, title] of Object.entries(TITLES).filter(([listed]) => listed in menu))
      expect(menu[path]).toBe(title);
    const store = " | Bijli";
    expect(titles).toEqual(Object.fromEntries(Object.entries(TITLES).map(([path, title]) => [path, title + store])));
  });

  test("links each wishlist item to its product page", async () => {
    const customer = enter();
    await registerByRequest(customer);
    await customer.goto(CABLE.path);
    await customer.within("main").press("Add to wishlist");
    await customer.goto("/customer/my-wishlist");
    await customer.within("list", "Wishlist items").follow(CABLE.name);
    expect(customer.address()).toBe(CABLE.path);
    expect(await customer.title()).toContain(CABLE.name);
  });

  test("saves title, suffix, birthday, gender and tax number in the profile", async () => {
    const customer = enter();
    await registerByRequest(customer);
    await customer.goto("/customer/my-profile");
    const main = customer.within("main");
    const shown = {
      "Title (optional)": "Dr",
      "Suffix (optional)": "PhD",
      "Date of birth (optional)": "1990-02-03",
      "Tax number (optional)": "29ABCDE1234F1Z5",
    };
    for (const [field, text] of Object.entries(shown)) await main.fill(field, text);
    await main.select("Gender (optional)", "Female");
    await main.press("Save profile");
    await customer.sees("Profile saved.");
    await customer.goto("/customer/my-profile");
    for (const [field, text] of Object.entries(shown)) expect(await main.value(field), field).toBe(text);
    expect(await main.value("Gender (optional)")).toBe("2");
  });

  test("tell password managers whose password each form asks for", async () => {
    const guest = enter();
    const formsOf = async (shopper: Browserless, path: string) => {
      await shopper.goto(path);
      const inputs = shopper.page.all(({ name }) => name === "input");
      const passwords = inputs.filter(({ attribs }) => attribs["type"] === "password");
      const forms = [...new Set(passwords.map(formOf))];
      return forms.map((form) => {
        const fields = inputs.filter((input) => formOf(input) === form && input.attribs["type"] !== "hidden");
        const kinds = fields.flatMap(({ attribs }) => /username|password/.exec(attribs["autocomplete"] ?? "") ?? []);
        const user = fields.find(({ attribs }) => attribs["autocomplete"] === "username");
        return [kinds[0], user?.attribs["value"] ?? ""];
      });
    };
    expect(await formsOf(guest, "/login")).toEqual([["username", ""]]);
    expect(await formsOf(guest, "/register")).toEqual([["username", ""]]);
    await addSkusToCart(guest, { "BJ-HDMI-2M": 1 });
    expect(await formsOf(guest, "/checkout/user-account")).toEqual([
      ["username", ""],
      ["username", ""],
    ]);
    expect(await formsOf(guest, "/reset-password?token=k&email=asha%40example.in")).toEqual([
      ["username", "asha@example.in"],
    ]);
    const customer = enter();
    const { email } = await registerByRequest(customer);
    for (const path of ["/change-password", "/customer/my-profile", "/customer/my-data/delete"])
      expect(await formsOf(customer, path), path).toEqual([["username", email]]);
    const buyer = enter();
    await prepareCart(buyer, { endpoint: inject("endpoint"), sku: "BJ-HDMI-2M" });
    await buyer.goto("/checkout/payment");
    await placeOrder(buyer);
    const [[kind, value] = []] = await formsOf(buyer, "/checkout/thank-you");
    expect(kind).toBe("username");
    expect(value).toMatch(/@example\.com$/);
  });

  test("shows a rejected registration in the form and keeps all fields but the password", async () => {
    const guest = enter();
    const { email } = await registerByRequest(enter());
    await guest.goto("/register");
    const main = guest.within("main");
    await main.fill("First name", "Asha");
    await main.fill("Last name", "Rao");
    await main.fill("Email", email);
    await main.fill("Password", "Quiet-Monsoon-7");
    await guest.expecting(422).within("main").press("Create account");
    await main
      .within("alert")
      .sees("Registration error: A customer with the same email address already exists in an associated website.");
    expect([await main.value("First name"), await main.value("Email"), await main.value("Password")]).toEqual([
      ...["Asha", email, ""],
    ]);
    expect(await guest.title()).toMatch(/^Error: /);
    expect(await guest.count("heading", "There is a problem")).toBe(0);
  });
});
