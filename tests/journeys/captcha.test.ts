import type { IncomingHttpHeaders } from "node:http";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { createDemoBackend, type DemoBackend } from "../../demo-backend/create-demo-backend.ts";
import { Browserless } from "../support/browserless/browserless.ts";
import { eventually } from "../support/eventually.ts";
import { inChromium, nightlyTest } from "../support/modes.ts";
import { openBackendProxy, type BackendProxy } from "../support/shop/backend-proxy.ts";
import { inMemory } from "../support/shop/backend.ts";
import { openShop, type OpenShop } from "../support/shop/hosts.ts";
import type { Shopper } from "../support/shopper.ts";
import { newEmail, placeOrder, goToPayment } from "../support/steps/checking-out.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";

describe("captcha", () => {
  const fallback = "token-of-an-integration";
  let proxy: BackendProxy;
  let shop: OpenShop;
  let withTurnstile: OpenShop;
  beforeAll(async () => {
    proxy = await openBackendProxy(inject("endpoint"));
    const env = { CAPTCHA_SITE_KEY: "site-key-of-the-tests", CAPTCHA_FALLBACK_TOKEN: fallback };
    [shop, withTurnstile] = await Promise.all([
      openShop("node", proxy.endpoint, env),
      openShop("node", proxy.endpoint, { ...env, CAPTCHA_PROVIDER: "turnstile" }),
    ]);
  });
  afterAll(async () => {
    await Promise.all([shop.stop(), withTurnstile.stop()]);
    await proxy.close();
  });

  async function tryToLogIn(shopper: Shopper): Promise<void> {
    await shopper.goto("/login");
    await shopper.within("main").fill("Email", newEmail());
    await refusedLogIn(shopper);
  }

  async function refusedLogIn(shopper: Shopper): Promise<void> {
    const main = shopper.within("main");
    await main.fill("Password", "not-this-one");
    await shopper.expecting(422).within("main").press("Log in");
    await shopper.sees(/Registration error: /);
  }

  test("sends a new answer to the backend with each form", async () => {
    await inChromium(shop.origin, async (shopper) => {
      const provided =
        "let n=0;window.grecaptcha={ready:(run)=>run(),execute:async(key,{action})=>`${key} ${action} ${++n}`}";
      await shopper.context.route("https://www.google.com/recaptcha/**", (route) =>
        route.fulfill({ contentType: "text/javascript", body: provided }),
      );
      await shopper.goto("/login");
      await shopper.within("main").fill("Email", newEmail());
      // A form sent before the provider has loaded counts as sent without script.
      await shopper.page.waitForSelector("script[src*=recaptcha]", { state: "attached" });
      await refusedLogIn(shopper);
      const main = shopper.within("main");
      await main.fill("Password", "nor-this-one");
      await main.press("Log in");
      await expectAnswersSent(["site-key-of-the-tests log_in 1", "site-key-of-the-tests log_in 2"]);
    });
  });

  nightlyTest("handles Turnstile answers, errors and timeouts", async () => {
    await inChromium(withTurnstile.origin, async (shopper) => {
      // Replaces the provider's four challenges, one per form.
      const provided = `const ends=["callback","error-callback","timeout-callback","callback"];let n=0;
        window.turnstile={remove(id){},render(box,options){
          if(!box.closest("form"))throw new Error("outside of the form");
          const end=ends[n++];
          if(end!=="callback")options["before-interactive-callback"]();
          setTimeout(()=>options[end](options.sitekey+" "+options.action+" "+n),10);
          return "widget-"+n;
        }}`;
      await shopper.context.route("https://challenges.cloudflare.com/turnstile/**", (route) =>
        route.fulfill({ contentType: "text/javascript", body: provided }),
      );
      proxy.takeRequests(/./);
      await shopper.goto("/login");
      await shopper.within("main").fill("Email", newEmail());
      await shopper.page.waitForSelector("script[src*=turnstile]", { state: "attached" });
      const answers = ["site-key-of-the-tests log_in 1", null, null, "site-key-of-the-tests log_in 4"];
      for (const [at] of answers.entries()) {
        await shopper.within("main").fill("Password", `not-this-one-${at}`);
        await shopper.expecting(422).within("main").press("Log in");
        await expectAnswersSent(answers.slice(at, at + 1));
        await shopper.sees(/Registration error: /);
        await shopper.page.waitForFunction(() => document.activeElement?.role === "alert");
      }
    });
  });

  test("sends the integration's token instead when script is off", async () => {
    proxy.takeRequests(/./);
    await tryToLogIn(new Browserless(shop.origin));
    const [request] = proxy.takeRequests(/generateCustomerToken/);
    expect(request?.headers["authorization"]).toBe(`Bearer ${fallback}`);
    expect(request?.headers).not.toHaveProperty("x-recaptcha");
  });

  /** Expects these captcha answers, or null without one, and then the integration's token. */
  async function expectAnswersSent(expected: readonly (string | null)[]): Promise<void> {
    const requests: IncomingHttpHeaders[] = [];
    await eventually(
      async () => {
        requests.push(...proxy.takeRequests(/generateCustomerToken/).map(({ headers }) => headers));
        return requests.length >= expected.length;
      },
      () => `The backend got ${requests.length} requests`,
    );
    expect(requests.map((headers) => headers["x-recaptcha"] ?? null)).toEqual(expected);
    for (const headers of requests)
      expect("x-recaptcha" in headers).toBe(headers["authorization"] !== `Bearer ${fallback}`);
  }
});

const integration = "token-of-an-integration";

describe.each([
  ["with an integration's token", { CAPTCHA_FALLBACK_TOKEN: integration }, true],
  ["without one", {}, false],
])("a backend that accepts each captcha answer once, %s", (_, env, hasToken) => {
  let backend: DemoBackend;
  let shop: OpenShop;
  beforeAll(async () => {
    const captchaForms = ["CUSTOMER_LOGIN", "CUSTOMER_CREATE", "CUSTOMER_EDIT"] as const;
    const settings = { captchaForms, integrationTokens: [integration] };
    backend = await createDemoBackend({ ...inMemory, settings });
    shop = await openShop("node", backend.endpoint, { ...env, CAPTCHA_SITE_KEY: "site-key-of-the-tests" });
  });
  afterAll(async () => {
    await shop.stop();
    await backend.close();
  });

  let answers = 0;
  /** Submits with a fresh answer in each form, as script would. */
  async function pressWithAnswer(shopper: Browserless, button: string): Promise<void> {
    const fields = shopper.page.all(({ attribs }) => attribs["name"] === "captcha");
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields) field.attribs["value"] = `answer ${++answers}`;
    await shopper.within("main").press(button);
  }

  async function logIn(shopper: Browserless, email: string, password: string): Promise<void> {
    const main = shopper.within("main");
    await main.fill("Email", email);
    await main.fill("Password", password);
    await pressWithAnswer(shopper, "Log in");
  }

  /** Registers, and logs in if registration did not. */
  async function registered(shopper: Browserless): Promise<Record<"email" | "password", string>> {
    const account = { email: newEmail(), password: "Quiet-Monsoon-7" };
    await shopper.goto("/register");
    const main = shopper.within("main");
    const typed = { "First name": "Asha", "Last name": "Rao", Email: account.email, Password: account.password };
    for (const [field, value] of Object.entries(typed)) await main.fill(field, value);
    await pressWithAnswer(shopper, "Create account");
    if (hasToken) await shopper.sees("Welcome! Your account is ready.");
    else {
      await shopper.arrivesAt(/^\/login/);
      await shopper.sees("Account created. Please log in.");
      await logIn(shopper, account.email, account.password);
    }
    await shopper.arrivesAt("/customer");
    return account;
  }

  test("customers register, change their password and delete the account", async () => {
    const shopper = new Browserless(shop.origin);
    const { email, password } = await registered(shopper);
    const main = shopper.within("main");
    const changed = "Louder-Monsoon-8";
    await shopper.goto("/change-password");
    await main.fill("Current password", password);
    await main.fill("New password", changed);
    await main.fill("Confirm new password", changed);
    await pressWithAnswer(shopper, "Set password");
    await shopper.sees("Password changed.");
    if (!hasToken) {
      await shopper.arrivesAt("/login");
      await logIn(shopper, email, changed);
    }
    await shopper.arrivesAt(hasToken ? "/customer/my-profile" : "/customer");

    await shopper.goto("/customer/my-data/delete");
    await main.fill("Current password", "not-this-one");
    shopper.expecting(422);
    await pressWithAnswer(shopper, "Delete my account");
    await shopper.sees("The current password is incorrect.");
    if (!hasToken) {
      await main.fill("Current password", changed);
      await main.press("Delete my account");
      await shopper.sees("ReCaptcha validation failed, please try again");
      await shopper.seesNo("The current password is incorrect.");
    }
    await main.fill("Current password", changed);
    await pressWithAnswer(shopper, "Delete my account");
    await shopper.arrivesAt("/");
    await shopper.sees("Your account has been deleted.");
  });

  test("guests create an account from their order", async () => {
    const shopper = new Browserless(shop.origin);
    await addPhoneToCart(shopper);
    await goToPayment(shopper);
    await placeOrder(shopper);
    await shopper.within("main").fill("Password", "Quiet-Monsoon-7");
    await pressWithAnswer(shopper, "Create account");
    await shopper.sees(hasToken ? "Welcome! Your account is ready." : "Account created. Please log in.");
    await shopper.arrivesAt(hasToken ? "/checkout/thank-you" : "/login?return-to=%2Fcheckout%2Fthank-you");
  });
});
