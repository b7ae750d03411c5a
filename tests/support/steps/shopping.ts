import type { Shopper } from "../shopper.ts";
import { phone } from "./phone.ts";

/** From the home page by the category bar to a phone of the listing. */
export async function findPhoneByCategory(shopper: Shopper): Promise<void> {
  await shopper.goto("/");
  await shopper.follow("Mobiles & Tablets");
  await shopper.arrivesAt(/^\/mobiles-tablets\.html/);
  await shopper.within("main").follow("Smartphones");
  await shopper.arrivesAt(/^\/mobiles-tablets\/smartphones\.html/);
  await shopper.within("main").follow(phone.name);
  await shopper.arrivesAt(/^\/kestriva-aura-5g\.html/);
}

export async function findPhoneBySearch(shopper: Shopper): Promise<void> {
  await shopper.goto("/");
  await shopper.fill("Search products", "Kestriva Aura");
  await shopper.press("Search");
  await shopper.arrivesAt(/^\/search-results\?/);
  await shopper.within("main").follow(phone.name);
  await shopper.arrivesAt(/^\/kestriva-aura-5g\.html/);
}

/** Price, stock and picture follow the URL. */
export async function chooseVariant(
  shopper: Shopper,
  colour: string = phone.colour,
  storage: string = phone.storage,
): Promise<void> {
  await shopper.choose("Colour", new RegExp(`^${colour}`));
  await shopper.choose("Storage", new RegExp(`^${storage}`));
  // With script the page changes by itself, and hydration removes the button, perhaps while it is
  // being pressed.
  if ((await shopper.count("button", "Update options")) > 0)
    await shopper.press("Update options", 5_000).catch(() => undefined);
  await shopper.arrivesAt(/\?.+&?.+/);
}

/** Without script the total needs a button. */
export async function updateTotal(shopper: Shopper): Promise<void> {
  if ((await shopper.count("button", "Update total")) > 0)
    await shopper.press("Update total", 5_000).catch(() => undefined);
}

export async function addPhoneToCart(shopper: Shopper): Promise<void> {
  await shopper.goto(phone.path);
  await chooseVariant(shopper);
  await shopper.press("Add to cart");
  await shopper.sees(/Added to your cart|to your shopping cart/);
}

/** Products without options, by a link as in a newsletter. */
export async function addSkusToCart(shopper: Shopper, quantities: Readonly<Record<string, number>>): Promise<void> {
  const query = new URLSearchParams(
    Object.entries(quantities).flatMap(([sku, qty]) => [
      ["sku", sku],
      ["qty", `${qty}`],
    ]),
  );
  await shopper.goto(`/cart/add?${query.toString()}`);
  await shopper.within("main").press("Add to cart");
  await shopper.arrivesAt("/cart");
}
