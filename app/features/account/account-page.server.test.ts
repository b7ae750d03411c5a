import { expect, test } from "vitest";
import { CommerceError } from "~/lib/commerce/model/errors";
import type { Shop } from "~/lib/server/shop.server";
import { passwordForm } from "./account-page.server";
import { registration } from "./register.server";

test("a form with a password stands where the backend does not say its rule", async () => {
  const passwordRule = () => Promise.reject(new CommerceError("unavailable", "PasswordRule: internal server error"));
  const shop = { commerce: { account: { passwordRule } }, log: () => undefined } as unknown as Shop; // all it uses
  const { passwordHint, constraints } = await passwordForm(shop, registration);
  expect(passwordHint).toContain("8 or more characters");
  expect(constraints).toHaveProperty("password");
});
