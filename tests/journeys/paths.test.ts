import { describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { formJourney, hosts } from "../support/modes.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";
import { enterEmail, newEmail } from "../support/steps/checking-out.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";

formJourney("a URL of another store view changes to it, and a notice leads back", async (shopper) => {
  const main = shopper.within("main");
  await shopper.goto(`/en_US${phone.path}`);
  await shopper.arrivesAt(phone.path);
  await main.sees(/\$7\d\d\.\d\d/);
  const notices = shopper.within("region", "Notifications");
  await notices.sees("You are now in Export (USD), where prices are in USD.");
  await notices.follow("Go back to Bijli");
  await main.sees("Go to Bijli?");
  await main.press("Change store");
  await shopper.arrivesAt(phone.path);
  await main.sees(phone.price);

  await shopper.goto("/p/BJ-GIFTCARD-FESTIVE");
  await main.sees("You cannot order this gift card online yet");
  expect(await main.count("button", "Add to cart")).toBe(0);
  await main.follow("See other gift vouchers");
  await shopper.arrivesAt("/software-gifts/gift-vouchers.html");
});

describe.each(hosts)("URLs with a locale and old URLs: %s", (host) => {
  const enter = () => new Browserless(inject("origins")[host]);
  const redirectOf = async (shopper: Browserless, path: string) => {
    const { status, headers } = await shopper.send(path);
    return [status, headers.location];
  };

  test("the locale of the current store view is removed by a revalidated redirect", async () => {
    const shopper = enter();
    const { status, headers } = await shopper.send(`/en_IN${categoryPath}?page=2`);
    expect([status, headers.location, headers["cache-control"]]).toEqual([
      ...[301, `${categoryPath}?page=2`, "private, no-cache"],
    ]);
    expect(await redirectOf(shopper, "/en")).toEqual([301, "/"]);
    expect(await redirectOf(shopper, "/en_IN/Home")).toEqual([301, "/Home"]);
  });

  test("the locale of another store view changes store view, currency, locale and country", async () => {
    const shopper = enter();
    const chosen = () => ["store", "currency", "locale", "country"].map((name) => shopper.jar.get(name)?.value ?? null);
    await shopper.goto(`/en_US${phone.path}?a=1`);
    await shopper.arrivesAt(`${phone.path}?a=1`);
    await shopper.within("main").sees(/\$7\d\d\.\d\d/);
    expect(chosen()).toEqual(["export", "USD", "en-US", "US"]);
    expect(await redirectOf(shopper, `/en_US${phone.path}`)).toEqual([301, phone.path]);
    await shopper.goto("/en_IN/cart");
    await shopper.within("region", "Notifications").sees("You are now in Bijli, where prices are in INR.");
    expect(chosen()).toEqual(["default", "INR", "en-IN", "IN"]);
  });

  test.each([{ "sec-purpose": "prefetch" }, { "sec-fetch-dest": "image" }, { "sec-fetch-dest": "empty" }])(
    "a request that is not a navigation asks before changing the store view: %o",
    async (headers) => {
      const shopper = enter();
      const { status, headers: answered } = await shopper.send(`/en_US${phone.path}`, { headers });
      expect([status, answered["location"]]).toEqual([
        303,
        `/store?${new URLSearchParams({ store: "export", "return-to": phone.path }).toString()}`,
      ]);
      expect(shopper.jar.get("store")).toBeNull();
      await shopper.goto(answered["location"] ?? "");
      await shopper.within("main").sees("prices are in USD. You are in Bijli.");
      await shopper.within("main").follow("Stay in Bijli");
      await shopper.arrivesAt(phone.path);
      await shopper.within("main").sees(phone.price);
    },
  );

  test("forms in another store view start with its country", async () => {
    const shopper = enter();
    await shopper.goto("/en_US");
    await addPhoneToCart(shopper);
    await enterEmail(shopper, newEmail());
    expect(await shopper.within("main").value("Country")).toBe("US");
    await shopper.goto("/p/BJ-HDMI-2M");
    await shopper.within("main").fill("Deliver to ZIP code", "10001");
    await shopper.within("main").press("Check");
    await shopper.within("main").sees("Deliver to 10001");
    await shopper.goto("/en_IN");
    await shopper.goto("/p/BJ-HDMI-2M");
    expect(await shopper.within("main").value("Deliver to PIN code")).toBe("");
  });

  test.each(["/fr_FR/x.html", "/fr/x.html", `/en_GB${phone.path}`, "/in/x"])(
    "%s, a locale of no store view, is not found",
    async (path) => {
      const shopper = enter().expecting(404);
      await shopper.goto(path);
      await shopper.sees("Page not found");
      await shopper.sees("This page could not be found.");
    },
  );

  test.each([
    ["/login.", "/login"],
    [`${phone.path}),?a=1`, `${phone.path}?a=1`],
    ["/customer/account/createPassword%3E?token=k", "/customer/account/createPassword?token=k"],
  ])("%s, with the end of a sentence, redirects to %s", async (path, target) => {
    expect(await redirectOf(enter(), path)).toEqual([302, target]);
  });

  test.each([
    ["/store", "/"],
    ["/store?store=default&return-to=/cart", "/cart"],
    ["/store?store=nowhere&return-to=//evil.example", "/"],
  ])("%s redirects without asking", async (path, target) => {
    expect(await redirectOf(enter(), path)).toEqual([303, target]);
  });
});
