import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { hydrated } from "../support/chromium/hydrated.ts";
import { eventually } from "../support/eventually.ts";
import { formJourney, hosts, inChromium, nightlyTest } from "../support/modes.ts";
import { logOut, registerAtHome } from "../support/steps/account.ts";
import { newEmail } from "../support/steps/checking-out.ts";
import { phone } from "../support/steps/phone.ts";

formJourney("a guest changes currency and store view and subscribes on the same page", async (shopper) => {
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
    await shopper.sees("You are subscribed to our newsletter.");
    await shopper.arrivesAt(phone.path);
    if (count === 0) await shopper.goto(`/newsletter?return-to=${phone.path}`);
  }
});

test.each(hosts)("customer pages are no-store, and none opens after log-out: %s", async (host) => {
  const shopper = new Browserless(inject("origins")[host]);
  await registerAtHome(shopper);
  for (const path of ["/", phone.path, "/cart", "/customer/my-profile"]) {
    const { headers } = await shopper.send(path);
    expect(String(headers["cache-control"]), path).toContain("no-store");
  }
  const token = shopper.jar.get("customer-token");
  await logOut(shopper);
  expect((await shopper.send("/customer/my-profile")).status).toBe(303);
  const left = shopper.jar.all().map(({ name }) => name);
  expect(left.filter((name) => !["store", "currency", "locale", "country", "known-device"].includes(name))).toEqual([]);

  // The token is revoked, not only deleted here.
  if (token) shopper.jar.set(token);
  await shopper.goto("/customer/my-profile");
  await shopper.arrivesAt(/^\/\?action=login/);
  await shopper.sees("You are not authorized, please log in.");
});

/** The pages that the service worker has kept. Scripts contain some words for every shopper. */
function keptTexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).matchAll()));
    const pages = files.flat().filter((file) => file.headers.get("content-type")?.includes("text/html"));
    return Promise.all(pages.map((file) => file.text()));
  });
}

describe("session with script", () => {
  test("after log-out neither Back nor browser caches show the customer's data", async () => {
    const known = new Browserless(inject("origins").node);
    const { email } = await registerAtHome(known);
    await known.goto(phone.path);
    await known.within("main").press("Add to wishlist");
    await inChromium(
      known.origin,
      async (shopper) => {
        const { page } = shopper;
        await page.goto("/", { waitUntil: "load" });
        await page.evaluate(() => navigator.serviceWorker.ready);
        // Chosen before the log-in: it is in the pages that are kept for offline use.
        await page.goto("/delivery-place", { waitUntil: "load" });
        await shopper.within("main").fill("PIN code", "781001");
        await shopper.within("main").press("Use this PIN code");
        await shopper.sees(/Deliver(?:ing)? to .*781001/);
        await page.goto("/about-us", { waitUntil: "load" });
        await expect.poll(async () => (await keptTexts(page)).join(), { timeout: 20_000 }).toContain("781001");
        await shopper.adopt(known.jar.all());
        await shopper.goto(phone.path);
        await shopper.within("main").within("button", "Remove from wishlist");
        await shopper.goto("/customer/my-profile");
        expect(await shopper.within("main").value("Email")).toBe(email);
        await shopper.within("navigation", "My account").press("Log out");
        await shopper.sees("You are logged out.");
        await page.goBack();
        await shopper.arrivesAt(/^\/\?action=login/);
        // The address changes before the page does.
        await expect.poll(() => page.content()).not.toContain(email);
        await shopper.goto(phone.path);
        expect(await shopper.count("button", "Remove from wishlist")).toBe(0);
        await page.goBack();
        await page.goBack();
        await page.locator("main").first().waitFor();
        for (const word of [email, "Remove from wishlist"]) expect(await page.content()).not.toContain(word);
        for (const text of await keptTexts(page))
          for (const word of [email, "Remove from wishlist", "781001", "Guwahati"]) expect(text).not.toContain(word);
        const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
        expect(stored).not.toContain(email);
      },
      { serviceWorkers: "allow" },
    );
  });

  nightlyTest("a password can be shown, success notices fade, and the newsletter is offered once", () =>
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
        const offer = page.getByRole("dialog", { name: "Newsletter" });
        await hydrated(shopper);
        await eventually(
          async () => {
            // Again, because time may have passed before React started its timer.
            await page.clock.runFor(61_000);
            return offer.isVisible();
          },
          () => "The newsletter is not offered",
        );
        await page.keyboard.press("Escape");
        await offer.waitFor({ state: "detached" });
        // Closing goes back in the history, which would abort a reload.
        await page.waitForFunction(() => !JSON.stringify(history.state).includes("newsletter"));
        await page.reload();
        await hydrated(shopper);
        await page.clock.runFor(61_000);
        expect(await offer.count()).toBe(0);
        await page.clock.resume();

        await shopper.within("contentinfo").select("Currency", "INR");
        await shopper.within("contentinfo").fill("Email address", newEmail());
        await shopper.within("contentinfo").press("Subscribe");
        const notice = page.getByText("You are subscribed to our newsletter.");
        await notice.waitFor({ state: "visible" });
        await notice.waitFor({ state: "hidden" });
      },
      { reducedMotion: "no-preference" },
    ),
  );
});
