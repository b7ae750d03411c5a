import { describe, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { asShopper, browserHosts, type Mode, sharedCodeHosts } from "../support/modes.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";
import type { Shopper } from "../support/shopper.ts";
import { prepareCart } from "../support/steps/ready-cart.ts";

const CABLE = "/bijli-hdmi-2-1-cable-2-m.html";
/** In stock in Whitefield, not in Indiranagar, which is nearer to 560038. */
const TELEVISION = "/halcyra-tide-55-inch-mini-led-tv.html";
/** In stock in no store. */
const NOWHERE = "/halcyra-nocturne-55-inch-oled-tv.html";

async function look(shopper: Shopper, path: string, pin: string) {
  await shopper.goto(path);
  const delivery = shopper.within("region", "Delivery");
  await delivery.fill("Deliver to PIN code", pin);
  await delivery.press("Check");
  await delivery.sees(`Deliver to ${pin}`);
  return delivery;
}

describe.each(sharedCodeHosts)("nearest store with a map in the backend, on %s", (host) => {
  const { shop, proxy, backend } = withOwnShop(host, { LOG_LEVEL: "error" }, { backend: { quirks: false } });
  const enter = () => new Browserless(shop.origin);
  const request = /PickupStores/;
  const answering = (body: string) => (question: string) =>
    request.test(question) ? { status: 200, body, type: "application/json" } : "pass";

  const modes: readonly Mode[] = browserHosts.includes(host) ? ["script off", "script on"] : ["script off"];
  test.each(modes)("a product page names the nearest store that has it in stock, %s", (mode) =>
    asShopper(shop.origin, mode, async (shopper) => {
      proxy.behave("pass");
      const delivery = await look(shopper, TELEVISION, "560038");
      await delivery.sees(/Collect from a store.*: Bijli Whitefield, Bengaluru, within 50 km/);
      await shopper.goto(CABLE);
      await delivery.sees(/Collect from a store.*: Bijli Indiranagar, Bengaluru, within 10 km/);
      await shopper.goto(NOWHERE);
      await delivery.sees("Not available for store pickup");
    }),
  );

  test("a cart can be collected only from stores that have all of it", async () => {
    const shopper = enter().expecting(422);
    await prepareCart(shopper, { endpoint: backend.endpoint, sku: "HLC-TIDE-55", upTo: "email" });
    await shopper.goto("/checkout/user-account?collect&near=560038");
    const [nearest] = await shopper.within("radiogroup", "Store").names("radio");
    if (!nearest?.includes("Whitefield")) throw new Error(`The nearest store with the television is ${nearest}`);
    await shopper.press(/^Continue to/);
    await shopper.sees("There is a problem");
    if ((await shopper.within("main").value("PIN code or town")) !== "560038")
      throw new Error("A refused form forgets where the stores are near");
    await shopper.goto("/delivery-place");
    await shopper.within("main").fill("PIN code", "560038");
    await shopper.within("main").press("Use this PIN code");
    await shopper.goto("/checkout/user-account?collect");
    if ((await shopper.within("main").value("PIN code or town")) !== "560038")
      throw new Error("The delivery place is not searched for");
    await shopper.within("radiogroup", "Store").sees(/Whitefield.*within 50 km/);
    await shopper.goto("/store-locator?near=560038");
    await shopper.within("main").sees(/nearest first/);
    await shopper.within("list", "Stores").sees(/Indiranagar.*within 10 km/i);
    const other = enter();
    await prepareCart(other, { endpoint: backend.endpoint, sku: "HLC-NOCTURNE-55", upTo: "email" });
    await other.goto("/checkout/user-account?collect");
    await other.sees("Your items are not available for store pickup.");
    await other.follow("Deliver to an address");
    await other.sees("Flat, house no., building");
  });

  test("keeps the backend's text about collection when there are no stores", async () => {
    proxy.behave(answering('{"data":{"pickupLocations":{"items":[]},"around":{"items":[]},"close":{"items":[]}}}'));
    const delivery = await look(enter(), CABLE, "110001");
    await delivery.sees(/By \w{3} \d/);
    await delivery.sees("Collect from a store");
    await delivery.seesNo("Bijli");
  });

  test("keeps the page on a backend error or timeout", async () => {
    proxy.behave(answering('{"errors":[{"message":"Internal server error"}],"data":{"pickupLocations":null}}'));
    const delivery = await look(enter(), CABLE, "400050");
    await delivery.sees(/By \w{3} \d/);
    await delivery.seesNo("Bijli");
    proxy.behave((question) => (request.test(question) ? "hang" : "pass"));
    const other = await look(enter(), CABLE, "600017");
    await other.sees(/By \w{3} \d/);
    await other.seesNo("Bijli");
  });
});

describe("nearest store on a backend of level 2.4.6 without a map", () => {
  const { shop } = withOwnShop("node", { LOG_LEVEL: "error" }, { backend: { level: "2.4.6" } });

  test("names the store with the same PIN code, without a distance, and no others", async () => {
    const delivery = await look(new Browserless(shop.origin), CABLE, "560038");
    await delivery.sees("Collect from a store: Bijli Indiranagar, Bengaluru");
    await delivery.seesNo("within");
    const away = await look(new Browserless(shop.origin), CABLE, "560025");
    await away.seesNo("Collect");
    await away.seesNo("Not available for store pickup");
  });
});
