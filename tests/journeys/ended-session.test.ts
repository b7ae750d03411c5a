import { describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { isFullMatrix, sharedCodeHosts } from "../support/modes.ts";
import { logIn, registerByRequest, revokeToken, type Account } from "../support/steps/account.ts";
import { fillAddress } from "../support/steps/checking-out.ts";
import { CUSTOMER_FORMS, ENDED, sendAddress, toCheckout, type CustomerForm } from "../support/steps/customer-forms.ts";

/** By day every second form, and every one that orders. */
const formsOnNode = Object.keys(CUSTOMER_FORMS).filter(
  (name, at) => isFullMatrix || at % 2 === 0 || /order/.test(name),
);

/** These also run on workerd. */
const ON_WORKERD = ["new password", "new address", "newsletter", "quantity in the cart"];

describe.each(sharedCodeHosts)("complaint 13: a session that ends while a form is open: %s", (host) => {
  const revoke = (shopper: Browserless) => revokeToken(shopper, inject("endpoint"));
  const enter = () => new Browserless(inject("origins")[host]);
  const names = host === "node" ? formsOnNode : ON_WORKERD;

  test.each(names)("%s: is kept during the log-in and done once", (name) =>
    submitWithEndedSession(CUSTOMER_FORMS[name], revoke),
  );

  async function submitWithEndedSession(
    form: CustomerForm | undefined,
    end: (shopper: Browserless) => Promise<void>,
  ): Promise<void> {
    if (!form) throw new Error("No such form");
    const shopper = enter();
    const account = await registerByRequest(shopper);
    await form.before?.(shopper);
    const page = typeof form.page === "string" ? form.page : await form.page(shopper);
    await shopper.goto(page);
    const here = shopper.address();
    await end(shopper);
    await form.send(shopper.within("main"), shopper);
    if (form.isDoneAtOnce) {
      // It needs no session, so the public page stays and shows a guest.
      await shopper.sees(form.done);
      await shopper.arrivesAt(here);
      await shopper.sees(ENDED);
      await form.then?.(shopper);
      return;
    }
    await logInAndContinue(shopper, account, here, "/continue");
    await shopper.press("Continue");
    if (form.again) {
      expect(shopper.status()).toBe(422);
      await form.again(shopper.within("main"), shopper, account);
    }
    await shopper.sees(form.done);
    await form.then?.(shopper);
    expect(await shopper.cookie("form")).toBeNull();
  }

  if (host === "workerd") return;
  test.each(["new address", "remove from wishlist", "quantity in the cart", "shipping address", "order to be placed"])(
    "%s: is kept when the browser has deleted the token",
    (name) => submitWithEndedSession(CUSTOMER_FORMS[name], dropToken),
  );

  test("keeps an invalid form and shows its errors after the log-in", async () => {
    const shopper = enter();
    const account = await registerByRequest(shopper);
    await shopper.goto("/customer/addresses-details/create");
    await revoke(shopper);
    const main = shopper.within("main");
    await fillAddress(main);
    await main.fill("PIN code", "1");
    await main.press("Save address");
    await logInAndContinue(shopper, account, "/customer/addresses-details/create", "/continue");
    await shopper.press("Continue");
    expect(await main.value("Flat, house no., building")).toBe("12 Residency Road");
    expect(await main.value("PIN code")).toBe("1");
  });

  test("discards the form when another customer logs in", async () => {
    const otherShopper = await registerByRequest(enter());
    const shopper = enter();
    await registerByRequest(shopper);
    await shopper.goto("/customer/addresses-details/create");
    await dropToken(shopper);
    await sendAddress(shopper.within("main"));
    await shopper.arrivesAt(/^\/\?action=login/);
    await shopper.sees(ENDED);
    await logIn(shopper, otherShopper);
    await shopper.arrivesAt("/customer/addresses-details/create");
    await shopper.within("main").seesNo("Ashok Nagar");
    expect(await shopper.cookie("form")).toBeNull();
  });

  test.each(["/cart", "/checkout/payment", "/customer/my-data/export"])(
    "GET %s returns to the page after the log-in",
    async (path) => {
      const shopper = enter();
      const account = await registerByRequest(shopper);
      await toCheckout(shopper, 3);
      await dropToken(shopper);
      await shopper.goto(path);
      await shopper.arrivesAt(/^\/\?action=login/);
      shopper.expecting(422);
      await logIn(shopper, account);
      await shopper.arrivesAt(path === "/customer/my-data/export" ? "/customer/my-data" : path);
    },
  );
});

async function dropToken(shopper: Browserless): Promise<void> {
  const token = shopper.jar.get("customer-token");
  if (!token) throw new Error("No token cookie after the registration");
  shopper.jar.set({ ...token, expires: 0 });
}

async function logInAndContinue(shopper: Browserless, account: Account, page: string, onTo: string): Promise<void> {
  await shopper.arrivesAt(`/?action=login&return-to=${encodeURIComponent(page).replaceAll("%20", "+")}`);
  await shopper.sees(ENDED);
  shopper.expecting(422);
  await logIn(shopper, account);
  await shopper.arrivesAt(onTo);
}
