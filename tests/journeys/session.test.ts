import { describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { hosts, inChromium, journey } from "../support/modes.ts";
import { logIn, logOut, registerAtHome, type Account } from "../support/words/account.ts";
import { newEmail, writeAddress } from "../support/words/checking-out.ts";
import { phone } from "../support/words/phone.ts";

const WARNING = "You are not authorized, please log in.";

journey("a guest chooses currency and store and takes the newsletter, and stays on the page", async (shopper) => {
  await shopper.goto(phone.path);
  const footer = shopper.within("contentinfo");
  const main = shopper.within("main");
  await footer.select("Currency", "USD");
  await footer.press("Change currency");
  await main.sees(/\$7\d\d\.\d\d/);
  await shopper.arrivesAt(phone.path);
  await footer.select("Currency", "INR");
  await footer.press("Change currency");
  await main.sees(phone.price);
  await footer.select("Store", "Export (USD)");
  await footer.press("Change store");
  await main.sees(/\$7\d\d\.\d\d/);
  await shopper.arrivesAt(phone.path);

  await footer.fill("Email address", "asha");
  shopper.expecting(422);
  await footer.press("Subscribe");
  await shopper.sees("There is a problem");
  await shopper.arrivesAt(/^\/newsletter/);
  const email = newEmail();
  for (let count = 0; count < 2; count += 1) {
    await main.fill("Email address", email);
    await main.press("Subscribe");
    await shopper.sees("You are subscribed to the newsletter.");
    await shopper.arrivesAt(phone.path);
    if (count === 0) await shopper.goto(`/newsletter?return-to=${phone.path}`);
  }
});

describe.each(hosts)("a session that ends: %s", (host) => {
  const enter = () => new Browserless(inject("origins")[host]);

  /** What is done on the page up to the press of the button, and what stands there when all went well. */
  const forms: [page: string, fill: (main: ReturnType<Browserless["within"]>) => Promise<void>, done: string][] = [
    ["/customer/addresses-details/create", sendAddress, "The address was saved."],
    ["/customer/my-profile", sendName, "Your profile was saved."],
    ["/customer/my-newsletter", sendNewsletter, "You are subscribed to the newsletter."],
  ];

  test.each(forms)("in the middle of the form at %s", async (page, send, done) => {
    const shopper = enter();
    const account = await registerAtHome(shopper);
    await shopper.goto(page);
    end(shopper);
    await send(shopper.within("main"));
    await takeUpAgain(shopper, account, page);
    await shopper.press("Continue");
    // A form with fields is shown to be checked, filled in; one of a single button is done.
    if (shopper.status() === 422) await press(shopper.within("main"));
    await shopper.sees(done);
    expect(await shopper.cookie("form")).toBeNull();
  });

  test("before a password is changed: the passwords are not kept", async () => {
    const shopper = enter();
    const account = await registerAtHome(shopper);
    await shopper.goto("/change-password");
    const main = shopper.within("main");
    await main.fill("Current password", account.password);
    await main.fill("New password", "Louder-Monsoon-8");
    await main.fill("Confirm new password", "Louder-Monsoon-8");
    end(shopper);
    await main.press("Set password");
    await takeUpAgain(shopper, account, "/change-password");
    await shopper.expecting(422).press("Continue");
    for (const field of ["Current password", "New password"])
      expect(await shopper.within("main").value(field)).toBe("");
  });

  test("with the token's cookie, and somebody else logs in: nothing of the form is theirs", async () => {
    const other = enter();
    const stranger = await registerAtHome(other);
    const shopper = enter();
    await registerAtHome(shopper);
    await shopper.goto("/customer/addresses-details/create");
    shopper.jar.keep({ ...tokenOf(shopper), expires: 0 });
    await sendAddress(shopper.within("main"));
    await shopper.arrivesAt(/^\/\?action=login/);
    await shopper.sees(WARNING);
    await logIn(shopper, stranger);
    await shopper.arrivesAt("/customer/addresses-details/create");
    await shopper.within("main").seesNo("Ashok Nagar");
    expect(await shopper.cookie("form")).toBeNull();
  });

  test("by logging out: no page of it is kept by any cache", async () => {
    const shopper = enter();
    await registerAtHome(shopper);
    for (const path of ["/", phone.path, "/cart", "/customer/my-profile"]) {
      const { headers } = await shopper.send(path);
      expect(String(headers["cache-control"]), path).toContain("no-store");
    }
    await logOut(shopper);
    expect((await shopper.send("/customer/my-profile")).status).toBe(303);
    for (const cookie of ["customer-token", "customer-cart", "form"]) expect(await shopper.cookie(cookie)).toBeNull();
  });

  function tokenOf(shopper: Browserless) {
    const token = shopper.jar.get("customer-token");
    if (!token) throw new Error("No token cookie after the registration");
    return token;
  }

  function end(shopper: Browserless): void {
    shopper.jar.keep({ ...tokenOf(shopper), value: "ended" });
  }

  async function takeUpAgain(shopper: Browserless, account: Account, page: string): Promise<void> {
    await shopper.arrivesAt(`/?action=login&return-to=${encodeURIComponent(page)}`);
    await shopper.sees(WARNING);
    shopper.expecting(422);
    await logIn(shopper, account);
    await shopper.arrivesAt("/continue");
  }

  async function sendAddress(main: ReturnType<Browserless["within"]>): Promise<void> {
    await writeAddress(main);
    await main.press("Save address");
  }

  async function sendName(main: ReturnType<Browserless["within"]>): Promise<void> {
    await main.fill("First name", "Aisha");
    await main.press("Save profile");
  }

  async function sendNewsletter(main: ReturnType<Browserless["within"]>): Promise<void> {
    await main.tick("Subscribe to the newsletter");
    await main.press("Save");
  }

  async function press(main: ReturnType<Browserless["within"]>): Promise<void> {
    const [button = ""] = (await main.names("button")).filter((name) => name.startsWith("Save"));
    await main.press(button);
  }
});

describe("with script", () => {
  test("a password can be looked at, good news fades, and the newsletter is offered once", () =>
    inChromium(
      inject("origins").node,
      async (shopper) => {
        const { page } = shopper;
        await shopper.goto("/login");
        const main = shopper.within("main");
        await main.fill("Password", "Quiet-Monsoon-7");
        const type = () => page.locator("main").getByLabel("Password", { exact: true }).getAttribute("type");
        await main.press("Show password");
        expect(await type()).toBe("text");
        await main.press("Show password");
        expect(await type()).toBe("password");

        await page.clock.install();
        await shopper.goto(phone.path);
        await page.locator("main").hover();
        await page.waitForFunction(() => document.querySelectorAll("script[data-modules]").length > 0);
        const offer = page.getByRole("dialog", { name: "Newsletter" });
        await page.waitForFunction(() => Object.keys(document.querySelector("main") ?? {}).length > 0);
        await page.clock.runFor(61_000);
        await offer.waitFor();
        await page.keyboard.press("Escape");
        await offer.waitFor({ state: "detached" });
        await page.reload();
        await page.locator("main").hover();
        await page.waitForFunction(() => Object.keys(document.querySelector("main") ?? {}).length > 0);
        await page.clock.runFor(61_000);
        expect(await offer.count()).toBe(0);
        await page.clock.resume();

        await shopper.within("contentinfo").select("Currency", "INR");
        await shopper.within("contentinfo").fill("Email address", newEmail());
        await shopper.within("contentinfo").press("Subscribe");
        const notice = page.getByText("You are subscribed to the newsletter.");
        await notice.waitFor({ state: "visible" });
        await notice.waitFor({ state: "hidden" });
      },
      { reducedMotion: "no-preference" },
    ));
});
