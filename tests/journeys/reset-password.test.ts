import { describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { sharedCodeHosts } from "../support/modes.ts";
import { watchMail } from "../support/shop/watch-mail.ts";
import { logIn, registerByRequest } from "../support/steps/account.ts";
import { newEmail } from "../support/steps/checking-out.ts";

const PASSWORD = "Louder-Monsoon-8";

describe.each(sharedCodeHosts)("password reset: %s", (host) => {
  const enter = () => new Browserless(inject("origins")[host]);

  test("the emailed link fills in the email, leaves the URL clean and sets a password", async () => {
    const { email } = await registerByRequest(enter());
    const shopper = enter();
    await shopper.goto("/forgot-password");
    await shopper.within("main").fill("Email", email);
    const mailed = await watchMail(inject("endpoint"));
    await shopper.press("Send reset link");
    const link = await mailed(email, "createPassword");
    await shopper.goto(link);
    await shopper.arrivesAt("/reset-password");
    const main = shopper.within("main");
    expect(await main.value("Email")).toBe(email);
    expect(decodeURIComponent(shopper.jar.get("reset")?.value ?? "")).not.toContain(email);

    await shopper.goto("/reset-password");
    await main.fill("New password", PASSWORD);
    await main.fill("Confirm new password", "Louder-Monsoon-9");
    await shopper.expecting(422).within("main").press("Set password");
    await shopper.sees("Passwords don't match");
    expect(await main.value("Email")).toBe(email);
    await main.fill("New password", PASSWORD);
    await main.fill("Confirm new password", PASSWORD);
    await main.press("Set password");
    await shopper.sees("Password changed. Please log in with the new one.");
    expect(shopper.jar.get("reset")).toBeNull();
    await shopper.goto("/?action=login");
    await logIn(shopper, { email, password: PASSWORD });
    expect(await shopper.count("link", "Account")).toBeGreaterThan(0);
  });

  test("the emailed link works as mail programs change it", async () => {
    const { email } = await registerByRequest(enter());
    const mailed = await watchMail(inject("endpoint"));
    const shopper = enter();
    await shopper.goto("/forgot-password");
    await shopper.within("main").fill("Email", email);
    await shopper.press("Send reset link");
    const link = await mailed(email, "createPassword");
    const main = shopper.within("main");
    for (const changed of [
      link.replace("&", "&amp;"),
      link.replaceAll("=", "=3D"),
      link.replace("?", "?amp%3B"),
      `${link}%3E.`,
      link.replace("&", "&amp;").replaceAll("=", "=3D"),
    ]) {
      await shopper.goto(changed);
      await shopper.arrivesAt("/reset-password");
      expect(await main.value("Email"), changed).toBe(email);
    }
    await main.fill("New password", PASSWORD);
    await main.fill("Confirm new password", PASSWORD);
    await main.press("Set password");
    await shopper.sees("Password changed. Please log in with the new one.");
  });

  test("an owner whom others have locked out sets a password by the one link and gets in", async () => {
    const { email } = await registerByRequest(enter());
    const mailed = await watchMail(inject("endpoint"));
    const [link] = await Promise.all([
      mailed(email, "createPassword"),
      ...Array.from({ length: 12 }, async () => {
        expect((await enter().post("/forgot-password", { email })).status).toBe(303);
      }),
    ]);
    for (let nth = 0; nth < 11; nth += 1) await enter().post("/login", { email, password: `Wrong-guess-${nth}` });
    const owner = enter();
    await owner.goto(link);
    const main = owner.within("main");
    await main.fill("New password", PASSWORD);
    await main.fill("Confirm new password", PASSWORD);
    await main.press("Set password");
    await owner.goto("/?action=login");
    await logIn(owner, { email, password: PASSWORD });
    expect(await owner.count("link", "Account")).toBeGreaterThan(0);
    expect((await enter().post("/login", { email, password: PASSWORD })).status).toBe(429);
  });

  test("a link without an email leaves the field empty", async () => {
    const shopper = enter();
    await shopper.goto("/customer/account/createPassword?token=not-a-key");
    await shopper.arrivesAt("/reset-password");
    const main = shopper.within("main");
    expect(await main.value("Email")).toBe("");
    await main.fill("Email", newEmail());
    await main.fill("New password", PASSWORD);
    await main.fill("Confirm new password", PASSWORD);
    await shopper.expecting(422).press("Set password");
    await shopper.sees("There is a problem");
  });

  test.each(["/customer/account/createPassword", "/reset-password?email=asha@example.com", "/reset-password?token="])(
    "%s without a token redirects to the forgotten password form",
    async (path) => {
      const shopper = enter();
      await shopper.goto(path);
      await shopper.arrivesAt("/forgot-password");
    },
  );
});
