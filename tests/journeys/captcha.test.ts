import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { eventually } from "../support/eventually.ts";
import { inChromium } from "../support/modes.ts";
import { openGate, type Gate } from "../support/shop/gate.ts";
import { openShop, type OpenShop } from "../support/shop/hosts.ts";
import type { Shopper } from "../support/shopper.ts";
import { newEmail } from "../support/words/checking-out.ts";

describe("a captcha", () => {
  const fallback = "token-of-an-integration";
  let gate: Gate;
  let shop: OpenShop;
  beforeAll(async () => {
    gate = await openGate(inject("endpoint"));
    const env = { CAPTCHA_SITE_KEY: "site-key-of-the-tests", CAPTCHA_FALLBACK_TOKEN: fallback };
    shop = await openShop("node", gate.endpoint, env);
  });
  afterAll(async () => {
    await shop.stop();
    await gate.close();
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
    await shopper.sees("There is a problem");
  }

  test("sends its answer to the backend, a new one with each form", async () => {
    await inChromium(shop.origin, async (shopper) => {
      const provided =
        "let n=0;window.grecaptcha={ready:(run)=>run(),execute:async(key,{action})=>`${key} ${action} ${++n}`}";
      await shopper.context.route("https://www.google.com/recaptcha/**", (route) =>
        route.fulfill({ contentType: "text/javascript", body: provided }),
      );
      await shopper.goto("/login");
      await shopper.within("main").fill("Email", newEmail());
      // What is sent before the provider is there counts as sent without script.
      await shopper.page.waitForSelector("script[src*=recaptcha]", { state: "attached" });
      await refusedLogIn(shopper);
      const main = shopper.within("main");
      await main.fill("Password", "nor-this-one");
      await main.press("Log in");
      await eventuallyAsked(2);
    });
  });

  test("is done without where no script runs: the backend is shown the integration's token", async () => {
    gate.asked(/./);
    await tryToLogIn(new Browserless(shop.origin));
    const [asked] = gate.asked(/generateCustomerToken/);
    expect(asked?.headers["authorization"]).toBe(`Bearer ${fallback}`);
    expect(asked?.headers).not.toHaveProperty("x-recaptcha");
  });

  async function eventuallyAsked(count: number): Promise<void> {
    const answers: unknown[] = [];
    await eventually(
      async () => {
        answers.push(...gate.asked(/generateCustomerToken/).map(({ headers }) => headers["x-recaptcha"]));
        return answers.length >= count;
      },
      () => `The backend was asked with ${JSON.stringify(answers)}`,
    );
    expect(answers).toEqual(["site-key-of-the-tests log_in 1", "site-key-of-the-tests log_in 2"]);
  }
});
