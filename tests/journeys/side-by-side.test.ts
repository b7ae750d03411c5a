import { describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { hosts } from "../support/modes.ts";
import { registerAtHome } from "../support/steps/account.ts";
import { newEmail } from "../support/steps/checking-out.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";

describe.each(hosts)("concurrent shoppers: %s", (host) => {
  const enter = () => new Browserless(inject("origins")[host]);

  test("two customers and a guest never see each other's data", async () => {
    const names = ["Anjali", "Bhavna"];
    const customers = await Promise.all(
      names.map(async (name) => {
        const shopper = enter();
        const { email } = await registerAtHome(shopper);
        await shopper.goto("/customer/my-profile");
        await shopper.within("main").fill("First name", name);
        await shopper.within("main").press("Save profile");
        return { shopper, name, email };
      }),
    );
    const [first, second] = customers;
    if (!first || !second) throw new Error("Two customers were expected");
    await addPhoneToCart(first.shopper);
    const guest = enter();
    const paths = [
      "/",
      phone.path,
      categoryPath,
      "/cart",
      "/checkout",
      "/customer",
      "/customer/my-profile",
      "/customer/order-history",
    ];
    for (const path of paths) {
      const [one, two, none] = await Promise.all(
        [first.shopper, second.shopper, guest].map((shopper) => shopper.send(path)),
      );
      expect(one?.body.toString(), path).not.toContain(second.email);
      expect(two?.body.toString(), path).not.toContain(first.email);
      for (const strange of [first.email, second.email]) expect(none?.body.toString(), path).not.toContain(strange);
      if (path === "/customer/my-profile") expect(two?.body.toString()).toContain(second.email);
      if (path === "/cart") expect(two?.body.toString()).toContain("Your cart is empty");
    }
  });

  test("each shopper sees prices in the chosen store view and currency", async () => {
    const inRupees = enter();
    const inDollars = enter();
    await choose(inDollars, "currency", "USD");
    const abroad = enter();
    await choose(abroad, "store", "export");
    for (let round = 0; round < 2; round += 1) {
      const bodies = await Promise.all([inRupees, inDollars, abroad].map((shopper) => shopper.send(phone.path)));
      const [rupees, dollars, foreign] = bodies.map(({ body }) => body.toString());
      expect(rupees).toContain(phone.price);
      for (const page of [dollars, foreign]) {
        expect(page).toMatch(/\$7\d\d\.\d\d/);
        expect(page).not.toContain(phone.price);
      }
    }
  });

  test("an unavailable store view or currency causes only a notice", async () => {
    for (const name of ["store", "currency"]) {
      const shopper = enter();
      await choose(shopper, "currency", "USD");
      const cookie = shopper.jar.get("currency");
      if (!cookie) throw new Error("No cookie after the choice");
      shopper.jar.set({ ...cookie, name, value: name === "store" ? "closed" : "XTS" });
      await shopper.goto(phone.path);
      await shopper.sees("The store or currency you chose is no longer available.");
      await shopper.within("main").sees(phone.price);
    }
  });

  test("limits log-in attempts per account across shoppers", async () => {
    const email = newEmail();
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      const reply = await enter().post("/login", { email, password: `wrong-${count}` });
      statuses.push(reply.status);
      expect(reply.body.toString()).toContain(
        "The account sign-in was incorrect or your account is disabled temporarily.",
      );
    }
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
  });

  test.each([
    ["/newsletter", {}],
    ["/contact-us", { name: "Asha Rao", text: "Is it in stock?" }],
  ])("limits submissions to %s per email and keeps the input", async (path, fields) => {
    const email = newEmail();
    const shopper = enter();
    for (let count = 0; count < 10; count += 1)
      expect((await enter().post(path, { ...fields, email })).status, `${count}`).toBe(303);
    const over = await shopper.post(path, { ...fields, email });
    expect(over.status).toBe(429);
    for (const text of ["Too many attempts.", email]) expect(over.body.toString()).toContain(text);
  });

  async function choose(shopper: Browserless, what: "currency" | "store", value: string): Promise<void> {
    expect((await shopper.post(`/${what}`, { [what]: value, "return-to": "/" })).status).toBe(303);
  }
});
