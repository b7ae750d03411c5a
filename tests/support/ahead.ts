import { Browserless } from "./browserless/browserless.ts";
import type { Shopper } from "./shopper.ts";

/**
 * Walks a way that is not what the test is about, for a shopper who comes fresh: without a browser, as that is quicker.
 * The shopper goes on with the cookies from it, on whichever page is opened next.
 */
export async function ahead<T>(shopper: Shopper, walk: (guest: Browserless) => Promise<T>): Promise<T> {
  const guest = new Browserless(shopper.origin);
  const found = await walk(guest);
  await shopper.adopt(guest.jar.all());
  return found;
}
