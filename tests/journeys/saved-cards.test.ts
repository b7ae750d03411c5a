import { expect, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import type { BackendProxy } from "../support/shop/backend-proxy.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";
import { registerAtHome } from "../support/steps/account.ts";

/** The vault of one customer. The demo backend has none. */
let cards: { public_hash: string; details: string; type: string }[] = [];

function answerForVault(proxy: BackendProxy): void {
  proxy.behave((question) => {
    if (question.includes("deletePaymentToken")) {
      const before = cards.length;
      cards = cards.filter(({ public_hash }) => !question.includes(`"${public_hash}"`));
      return answer({ deletePaymentToken: { result: cards.length < before } });
    }
    return question.includes("customerPaymentTokens") ? answer({ customerPaymentTokens: { items: cards } }) : "pass";
  });
}

const { shop } = withOwnShop("node", {}, { beforeStart: answerForVault });

const answer = (data: object) => ({ status: 200, body: JSON.stringify({ data }), type: "application/json" });
const card = (hash: string, last: string) => ({
  public_hash: hash,
  details: JSON.stringify({ type: "Visa", maskedCC: last, expirationDate: "12/2029" }),
  type: "card",
});

test("saved cards are shown when there are any and deleted one by one", async () => {
  const shopper = new Browserless(shop.origin);
  await registerAtHome(shopper);
  await shopper.goto("/customer");
  const main = shopper.within("main");
  expect(await main.count("link", "Saved cards")).toBe(0);

  cards = [card("hash-one", "1111"), card("hash-two", "2222")];
  await shopper.goto("/customer");
  await main.follow("Saved cards");
  await main.sees("Visa ending in 1111, 12/2029");
  const before = shopper.page;
  await main.press("Delete card");
  await shopper.sees("Card deleted.");
  await main.seesNo("1111");
  await main.sees("Visa ending in 2222, 12/2029");

  // Neither a repeated request nor another customer's hash deletes anything more.
  for (const key of ["hash-one", "hash-of-another"]) {
    const reply = await shopper.post("/customer/saved-cards", { card: key }, { referer: before.url.href });
    expect(reply.status).toBe(303);
  }
  expect(cards.map(({ public_hash }) => public_hash)).toEqual(["hash-two"]);
  await shopper.goto("/customer/saved-cards");
  await main.press("Delete card");
  await main.sees("No saved cards yet.");
});
