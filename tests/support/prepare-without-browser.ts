import { Browserless } from "./browserless/browserless.ts";
import type { Shopper } from "./shopper.ts";

/**
 * Walks a preparatory way for a new shopper, without a browser, which is faster. The shopper
 * continues with its cookies.
 */
export async function prepareWithoutBrowser<T>(shopper: Shopper, walk: (guest: Browserless) => Promise<T>): Promise<T> {
  const guest = new Browserless(shopper.origin);
  const found = await walk(guest);
  await shopper.adopt(guest.jar.all());
  return found;
}
