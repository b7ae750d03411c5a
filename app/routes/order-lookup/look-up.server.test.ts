import { expect, test } from "vitest";
import { Browser, formOf } from "~/features/checkout/testing/browser";
import { fakeBackend } from "~/features/checkout/testing/fake-backend";
import { lookUp } from "./look-up.server";

test("whoever guesses the parts of an order is stopped after ten tries", async () => {
  const browser = new Browser(fakeBackend(null), null);
  const guess = async (postcode: number) => {
    const form = formOf({ number: "000000001", email: "guessed@example.in", postcode: String(postcode) });
    const { answer } = await browser.visit(({ shop }) => lookUp({ shop, form }));
    return "init" in answer ? answer.init?.status : answer.status;
  };
  const statuses: unknown[] = [];
  for (let tries = 0; tries < 11; tries += 1) statuses.push(await guess(560_001 + tries));
  expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
});
