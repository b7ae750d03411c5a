import { describe, expect, inject, test } from "vitest";
import { prepareWithoutBrowser } from "../support/prepare-without-browser.ts";
import { holdScripts } from "../support/chromium/hold-scripts.ts";
import { firstScript, hydrated, untilHydrated } from "../support/chromium/hydrated.ts";
import { isHydrated } from "../support/chromium/part-of-screen.ts";
import type { InChromium } from "../support/chromium/in-chromium.ts";
import { eventually } from "../support/eventually.ts";
import { browserHosts, inChromium, nightly, nightlyTest } from "../support/modes.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";
import { contactForm, enterEmail, newEmail } from "../support/steps/checking-out.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";
import { openFooter } from "../support/steps/footer.ts";

const PAGE_DATA = "text/x-page-data";

/** Runs in the page: presses a button after the task that hydrates, before the next task. */
function pressAfterHydration(selector: string): void {
  interface Root {
    readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated?: boolean } } };
  }
  let isPressed = false;
  const press = () => {
    const root = Object.entries(document as object as Record<string, Root>) // as React 18 keeps it
      .find(([key]) => key.startsWith("__reactContainer$"))?.[1];
    if (isPressed || root?.stateNode.current.memoizedState.isDehydrated !== false) return;
    isPressed = true;
    document.querySelector<HTMLButtonElement>(selector)?.click();
  };
  // React's scheduler runs its tasks as messages.
  const messages = Object.getOwnPropertyDescriptor(MessagePort.prototype, "onmessage");
  Object.defineProperty(MessagePort.prototype, "onmessage", {
    ...messages,
    set(this: MessagePort, handle: (event: MessageEvent) => void) {
      messages?.set?.call(this, (event: MessageEvent) => {
        handle.call(this, event);
        // After the task's microtasks, as a separate event would.
        queueMicrotask(press);
      });
    },
  });
}

function countScripts(shopper: InChromium): () => string[] {
  const requests: string[] = [];
  shopper.page.on("request", (request) => {
    if (request.resourceType() === "script") requests.push(new URL(request.url()).pathname);
  });
  return () => requests;
}

describe.each(browserHosts)("script loads on first use: %s", (host) => {
  const origin = () => inject("origins")[host];

  test.each([phone.path, ...nightly("/", categoryPath, "/cart")])(
    "%s loads one small script, and the rest on the first interaction",
    (path) =>
      inChromium(origin(), async (shopper) => {
        const readRequests = countScripts(shopper);
        await shopper.page.goto(path);
        await firstScript(shopper.page);
        await shopper.page.waitForLoadState("networkidle");
        expect(readRequests()).toHaveLength(1);
        await hydrated(shopper);
        expect(readRequests().length).toBeGreaterThan(3);
      }),
  );

  nightlyTest("a page with incomplete data stays an unhydrated document", () =>
    inChromium(origin(), async (shopper) => {
      const { page } = shopper;
      await page.route(/\.html$/, async (route) => {
        const answer = await route.fetch();
        const html = await answer.text();
        await route.fulfill({ response: answer, body: html.slice(0, html.indexOf(`<script type="${PAGE_DATA}">`)) });
      });
      await page.goto(phone.path, { waitUntil: "load" });
      await page.mouse.move(150, 300);
      await page.mouse.move(160, 310);
      await page.waitForLoadState("networkidle");
      expect(await isHydrated(page.locator("main"))).toBe(false);
      await shopper.within("main").sees(phone.name);
      const opened = page.waitForRequest((request) => request.resourceType() === "document");
      await shopper.follow("Cart");
      await opened;
      await shopper.arrivesAt("/cart");
    }),
  );

  test("after the first use a link causes no document request", () =>
    inChromium(origin(), async (shopper) => {
      await shopper.page.goto(categoryPath);
      await hydrated(shopper);
      const documents: string[] = [];
      shopper.page.on("request", (request) => {
        if (request.resourceType() === "document") documents.push(request.url());
      });
      await openFooter(shopper.page);
      await shopper.within("contentinfo").follow("Warranty");
      await shopper.arrivesAt(/warranty/);
      await shopper.within("main").sees("Warranty");
      expect(documents).toEqual([]);
      await shopper.back();
      await shopper.within("main").follow(phone.name);
      await shopper.arrivesAt(/^\/kestriva-aura-5g\.html/);
      await shopper.within("main").sees(phone.name);
      expect(documents, "a product card opens the document that was prefetched").toHaveLength(1);
    }));

  nightlyTest("the menu closes when it leads to another page", () =>
    inChromium(origin(), async (shopper) => {
      await shopper.page.goto("/");
      await hydrated(shopper);
      await shopper.follow("Mobiles & Tablets");
      await shopper.arrivesAt(/^\/mobiles-tablets\.html/);
      await eventually(
        async () => (await shopper.page.locator("header details[open]").count()) === 0,
        () => "The menu is still open",
      );
    }),
  );

  test("a tap before hydration loads the document", () =>
    inChromium(
      origin(),
      async (shopper) => {
        await shopper.goto(categoryPath);
        await shopper.within("main").follow(phone.name);
        await shopper.arrivesAt(/^\/kestriva-aura-5g\.html/);
        await shopper.within("main").sees(phone.name);
      },
      { scriptDelayMs: 3_000, hasTouch: true, isMobile: true },
    ));

  nightlyTest("a button pressed during hydration is not undone by an option chosen before", () =>
    inChromium(origin(), async (shopper) => {
      await shopper.page.addInitScript(pressAfterHydration, "[name=intent][value=add]");
      const release = await holdScripts(shopper.context);
      await shopper.goto(phone.path);
      await shopper.choose("Colour", new RegExp(`^${phone.colour}`));
      await shopper.choose("Storage", new RegExp(`^${phone.storage}`));
      expect(await isHydrated(shopper.page.getByRole("main")), "chosen before hydration").toBe(false);
      release();
      await shopper.sees("Added to your cart.");
    }),
  );

  test("typed text and focus are kept when the script arrives late", () =>
    inChromium(origin(), async (shopper) => {
      // Loaded: the first script waits for use; the framework will be delayed.
      await shopper.page.goto("/", { waitUntil: "load" });
      const release = await holdScripts(shopper.context);
      const field = shopper.page.getByRole("searchbox", { name: "Search products" }).first();
      await field.click();
      await field.pressSequentially("Kestriva Aura", { delay: 20 });
      expect(await isHydrated(field), "typed before hydration").toBe(false);
      release();
      await untilHydrated(shopper.page);
      expect(await field.inputValue()).toBe("Kestriva Aura");
      expect(await field.evaluate((node) => document.activeElement === node)).toBe(true);
      await field.press("Enter");
      await shopper.arrivesAt(/^\/search-results\?.*Kestriva/);
      await shopper.within("main").sees(phone.name);
    }));

  nightlyTest("a half-filled address form keeps its input at hydration", () =>
    inChromium(origin(), async (shopper) => {
      await prepareWithoutBrowser(shopper, async (guest) => {
        await addPhoneToCart(guest);
        await enterEmail(guest, newEmail());
      });
      await shopper.page.goto("/checkout/user-account", { waitUntil: "load" });
      const release = await holdScripts(shopper.context);
      const main = contactForm(shopper);
      await main.fill("First name", "Asha");
      await main.fill("PIN code", "560001");
      await main.select("State", "Karnataka");
      const state = shopper.page.locator("main").getByRole("combobox", { name: "State" });
      const chosen = await state.inputValue();
      release();
      await eventually(
        () => isHydrated(state),
        () => "React never hydrated the form",
      );
      expect(await main.value("First name")).toBe("Asha");
      expect(await state.inputValue()).toBe(chosen);
      // Looked up as if it had just been typed.
      await main.sees("Bengaluru: city and state filled in");
    }),
  );

  test("a shopper who saves data gets no framework script and can buy", () =>
    inChromium(
      origin(),
      async (shopper) => {
        const takeRequests = countScripts(shopper);
        await shopper.page.addInitScript(() =>
          Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
        );
        await shopper.page.goto(phone.path);
        await shopper.page.waitForLoadState("networkidle");
        await shopper.page.mouse.move(100, 300);
        await shopper.page.mouse.move(120, 320);
        await addPhoneToCart(shopper);
        await shopper.page.waitForLoadState("networkidle");
        expect([...new Set(takeRequests())].length).toBeLessThanOrEqual(1);
      },
      { extraHTTPHeaders: { "Save-Data": "on" } },
    ));
});
