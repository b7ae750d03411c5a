import { expect } from "vitest";
import { journey } from "../support/modes.ts";
import { phone } from "../support/words/phone.ts";
import { putPhoneInCart } from "../support/words/shopping.ts";

journey("a shopper changes a quantity and the totals follow", async (shopper) => {
  await putPhoneInCart(shopper);
  await shopper.goto("/cart");
  await shopper.within("region", "Order summary").sees(/Grand total ?₹59,999/);
  await shopper.within("main").fill(/^Quantity/, "2");
  await shopper.within("main").press(/^Update/);
  await shopper.within("region", "Order summary").sees(/Grand total ?₹1,19,998/);
  await shopper.arrivesAt("/cart");
  expect(await shopper.within("main").value(/^Quantity/)).toBe("2");
  expect(await shopper.count("link", "Cart, 2 items")).toBeGreaterThan(0);
});

journey("a shopper is asked before a line is removed, and may keep it", async (shopper) => {
  await putPhoneInCart(shopper);
  await shopper.goto("/cart");
  const main = shopper.within("main");
  await main.follow(/^Remove/);
  await shopper.sees("Remove this item?");
  await shopper.follow("Keep");
  await shopper.arrivesAt("/cart");
  await main.sees(phone.name);
  await main.follow(/^Remove/);
  await shopper.sees("Remove this item?");
  await shopper.press("Remove");
  await shopper.arrivesAt("/cart");
  await shopper.sees("has been successfully removed from your cart");
  await main.seesNo(phone.price);
  expect(await shopper.count("link", "Cart")).toBeGreaterThan(0);
});
