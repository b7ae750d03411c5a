import { describe, expect, inject, test } from "vitest";
import { prepareWithoutBrowser } from "../support/prepare-without-browser.ts";
import { Browserless } from "../support/browserless/browserless.ts";
import { eventually } from "../support/eventually.ts";
import { formJourney, journey, moneyJourney, sharedCodeHosts } from "../support/modes.ts";
import type { Shopper } from "../support/shopper.ts";
import { type Account, logIn, logOut, register, registerAtHome } from "../support/steps/account.ts";
import { chooseShipping, newEmail, placeOrder, sameBilling, fillAddress } from "../support/steps/checking-out.ts";
import { phone } from "../support/steps/phone.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";

const WRONG =
  "The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.";

/** The URL may change before the page does. */
async function isKnown(shopper: Shopper): Promise<void> {
  await eventually(
    async () => (await shopper.count("link", "Account")) > 0,
    () => "The page does not know the customer",
  );
}

journey("a guest registers on a product page, stays there and keeps the cart", async (shopper) => {
  await prepareWithoutBrowser(shopper, addPhoneToCart);
  await shopper.goto(phone.path);
  await register(shopper);
  await shopper.arrivesAt(phone.path);
  await isKnown(shopper);
  expect(await shopper.count("link", "Log in")).toBe(0);
  await shopper.goto("/cart");
  await shopper.within("main").sees(phone.name);
});

moneyJourney("a customer logs in again, and the cart filled as a guest is merged", "workerd", async (shopper) => {
  const account = await prepareWithoutBrowser(shopper, registerAtHome);
  await logOut(shopper);
  await shopper.goto("/?action=login");
  shopper.expecting(422);
  await logIn(shopper, { email: newEmail(), password: "not-this-one" });
  await shopper.within("alert").sees(WRONG);
  // Script answers in the dialog. Without script the form leads to its page.
  const answer = shopper.address().startsWith("/login") ? shopper.within("main") : shopper.within("dialog", "Log in");
  await answer.within("alert").sees(`We could not log you in: ${WRONG}`);
  expect(await answer.value("Email")).toMatch(/@example\.com$/);
  expect(await answer.value("Password")).toBe("");
  expect(await shopper.count("link", "Account")).toBe(0);

  await prepareWithoutBrowser(shopper, addPhoneToCart);
  await shopper.goto("/customer/order-history");
  await shopper.arrivesAt(/^\/\?action=login/);
  await logIn(shopper, account);
  await shopper.arrivesAt("/customer/order-history");
  expect(await shopper.title()).toMatch(/^Order history/);
  expect(await shopper.count("link", "Cart, 1 item")).toBeGreaterThan(0);
});

test.each(["/login", "/register"])("a rejected form at %s keeps the session of another tab", async (path) => {
  const shopper = new Browserless(inject("origins").node);
  await shopper.goto(path);
  const otherTab = new Browserless(shopper.origin, {}, shopper.jar);
  const { email } = await registerAtHome(otherTab);
  const token = await shopper.cookie("customer-token");
  const main = shopper.expecting(422).within("main");
  const typed = {
    Email: email,
    Password: "Not-This-One-7",
    ...(path === "/register" && { "First name": "A", "Last name": "B" }),
  };
  for (const [field, value] of Object.entries(typed)) await main.fill(field, value);
  await main.press(path === "/login" ? "Log in" : "Create account");
  await main.sees(path === "/login" ? WRONG : "A customer with the same email address already exists");
  expect(await shopper.cookie("customer-token")).toBe(token);
  await otherTab.goto("/customer/my-profile");
  await otherTab.arrivesAt("/customer/my-profile");
});

formJourney("a customer adds and edits an address in the address book", async (shopper) => {
  await prepareWithoutBrowser(shopper, registerAtHome);
  await shopper.goto("/customer/addresses-details");
  const main = shopper.within("main");
  await main.follow("Add an address");
  expect(await main.value("First name")).toBe("Asha");
  await fillAddress(main);
  await main.press("Save address");
  await shopper.arrivesAt("/customer/addresses-details");
  await main.sees("Default billing address · Default delivery address");
  expect(await main.count("button", "Delete address"), "a default one cannot be deleted").toBe(0);

  await main.follow("Edit");
  expect(await main.value("Area, street (optional)")).toBe("Ashok Nagar");
  await main.fill("PIN code", "1");
  shopper.expecting(422);
  await main.press("Save address");
  await shopper.sees("There is a problem");
  await main.fill("PIN code", "560025");
  await main.press("Save address");
  await shopper.arrivesAt("/customer/addresses-details");
  await main.sees("560025");
});

formJourney(
  "a customer changes newsletter, name, email and password, the last two with the current password",
  async (shopper) => {
    const account = await prepareWithoutBrowser(shopper, registerAtHome);
    await shopper.goto("/customer/my-newsletter");
    const main = shopper.within("main");
    await main.tick("Subscribe to the newsletter");
    await main.press("Save");
    await shopper.sees("You are subscribed to our newsletter.");
    await main.sees("You get our newsletter.");

    await shopper.goto("/change-password");
    const password = "Louder-Monsoon-8";
    await main.fill("Current password", account.password);
    await main.fill("New password", password);
    await main.fill("Confirm new password", "Louder-Monsoon-9");
    shopper.expecting(422);
    await main.press("Set password");
    await shopper.sees("Passwords don't match");
    await main.fill("Current password", account.password);
    await main.fill("New password", password);
    await main.fill("Confirm new password", password);
    await main.press("Set password");
    await shopper.sees("Password changed.");

    await shopper.goto("/customer/my-profile");
    const email = newEmail();
    await main.fill("First name", "Aisha");
    await main.fill("Email", email);
    await main.press("Save profile");
    await shopper.sees("Current password: This field is required");
    await main.fill("Current password", account.password);
    await main.press("Save profile");
    await shopper.sees("The current password is incorrect.");
    await main.fill("Current password", password);
    await main.press("Save profile");
    await shopper.sees("Profile saved.");
    expect(await main.value("First name")).toBe("Aisha");

    await logOut(shopper);
    await shopper.goto("/?action=login");
    await logIn(shopper, { email, password });
    await shopper.arrivesAt("/");
    await isKnown(shopper);
  },
);

journey("a customer orders without entering an email, finds, cancels and repeats the order", async (shopper) => {
  const { email } = await prepareWithoutBrowser(shopper, async (guest) => {
    await addPhoneToCart(guest);
    await guest.goto("/cart");
    return register(guest);
  });
  await shopper.goto("/checkout");
  await shopper.sees(`You are logged in as ${email}.`);
  await shopper.arrivesAt("/checkout/user-account");
  await chooseShipping(shopper);
  await sameBilling(shopper);
  const number = await placeOrder(shopper);

  await shopper.goto("/customer/order-history");
  const main = shopper.within("main");
  for (const shown of [new RegExp(`Placed .*Order No. ${number} · Date: \\d+ \\w+ \\d{4} · Amount: ₹`)])
    await main.sees(shown);
  await main.follow("View order");
  await shopper.arrivesAt(`/customer/order-history/${number}`);
  for (const shown of [phone.name, phone.colour, "Total", "Bengaluru", "Cash"]) await main.sees(shown);

  await main.follow("Cancel order");
  await shopper.sees("This cannot be undone.");
  await shopper.select("Reason", "I ordered by mistake");
  await shopper.press("Cancel order");
  await shopper.sees(`Order ${number} was cancelled.`);
  await main.sees("Status Cancelled");
  expect(await main.count("link", "Cancel order")).toBe(0);
  await main.press("Buy again");
  await shopper.arrivesAt("/cart");
  await main.sees(phone.name);
});

const PAGES = [
  "",
  "/my-profile",
  "/addresses-details",
  "/my-newsletter",
  "/my-wishlist",
  "/order-history",
  "/my-reviews",
  "/my-downloads",
  "/saved-cards",
  "/my-data",
  "/my-data/delete",
  "/my-data/export",
];

describe.each(sharedCodeHosts)("private customer data: %s", (host) => {
  const enter = () => new Browserless(inject("origins")[host]);

  async function customerWithAddress(): Promise<{ shopper: Browserless; account: Account }> {
    const shopper = enter();
    const account = await registerAtHome(shopper);
    await shopper.goto("/customer/addresses-details/create");
    await fillAddress(shopper.within("main"));
    await shopper.within("main").press("Save address");
    return { shopper, account };
  }

  test("sends account pages as no-store and redirects guests to the log-in", async () => {
    const shopper = enter();
    await registerAtHome(shopper);
    for (const page of PAGES) {
      const own = await shopper.send(`/customer${page}`);
      expect(String(own.headers["cache-control"]), page).toContain("no-store");
      const strange = await enter().send(`/customer${page}`);
      expect(strange.status, page).toBe(303);
      expect(strange.headers.location).toMatch(/^\/\?action=login&return-to=%2Fcustomer/);
    }
  });

  test("answers 404 for another customer's address and order", async () => {
    const { shopper: owner } = await customerWithAddress();
    await owner.goto("/customer/addresses-details");
    await owner.within("main").follow("Edit");
    const address = owner.address();
    const thief = enter();
    await registerAtHome(thief);
    await thief.expecting(404).goto(address);
    expect(thief.status()).toBe(404);
    await thief.seesNo("Residency Road");
    const id = address.split("/").at(-1);
    const taken = await thief.post(address, "intent=address&country=IN");
    expect(taken.status).toBe(404);
    const removed = await thief.post("/customer/addresses-details", `address=${id}`);
    expect(removed.status).toBe(404);
    await thief.expecting(404).goto("/customer/order-history/000000001");
    expect(thief.status()).toBe(404);
    await owner.goto(address);
    await owner.within("main").seesNo("Page not found");
  });

  test("ends the session with a warning and a log-in when the backend rejects the token", async () => {
    const shopper = enter();
    const account = await registerAtHome(shopper);
    const token = shopper.jar.get("customer-token");
    if (!token) throw new Error("No token cookie after the registration");
    expect(token).toMatchObject({ httpOnly: true, sameSite: "Lax" });
    shopper.jar.set({ ...token, value: "ended" });
    await shopper.goto("/customer/addresses-details");
    await shopper.arrivesAt(/^\/\?action=login/);
    await shopper.sees("You are not authorized, please log in.");
    expect(shopper.jar.get("customer-token")).toBeNull();
    await logIn(shopper, account);
    await shopper.arrivesAt("/customer/addresses-details");
  });

  test("hides the customer's cart from the next guest after log-out", async () => {
    const shopper = enter();
    await registerAtHome(shopper);
    await addPhoneToCart(shopper);
    await logOut(shopper);
    await shopper.goto("/cart");
    await shopper.within("main").seesNo(phone.name);
  });

  test("answers a forgotten password alike for known and unknown emails", async () => {
    const { account } = await customerWithAddress();
    const answers: string[] = [];
    for (const email of [account.email, newEmail()]) {
      const shopper = enter();
      await shopper.goto("/forgot-password");
      await shopper.within("main").fill("Email", email);
      await shopper.press("Send reset link");
      await shopper.arrivesAt("/forgot-password");
      answers.push((await shopper.text()).replaceAll(email, ""));
    }
    expect(answers[0]).toBe(answers[1]);
    expect(answers[0]).toContain("If there is an account for this email");
  });
});
