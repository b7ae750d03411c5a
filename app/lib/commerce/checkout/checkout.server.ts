import { toAddressInput } from "~/lib/commerce/cart/to-address.server";
import { toCart } from "~/lib/commerce/cart/to-cart.server";
import type { Capabilities } from "~/lib/commerce/model/capabilities";
import type { Checkout } from "~/lib/commerce/model/commerce";
import type { Site } from "~/lib/commerce/content/content.server";
import type { ShipTo } from "~/lib/commerce/model/address";
import type { Cart } from "~/lib/commerce/model/cart";
import type { Outcome, Problem } from "~/lib/commerce/model/problem";
import { type Backend, unexpected } from "~/lib/commerce/transport/backend.server";
import { type Answer, type WireError, linesAllowed } from "~/lib/commerce/transport/classify.server";
import { FRESHNESS } from "~/lib/commerce/transport/read-cache.server";
import {
  type CartFragment,
  CheckoutAgreementsDocument,
  CountriesDocument,
  CountryDocument,
  SetBillingAddressDocument,
  SetEmailDocument,
  SetShippingAddressDocument,
  SetShippingMethodDocument,
} from "~/lib/commerce/wire/generated/graphql";
import { toAgreement } from "./to-agreement.server";
import { createPayment } from "./payment.server";
import { createPickup } from "./pickup.server";
import { refusedOrThrow } from "~/lib/commerce/cart/refused-or-throw.server";
import { toAddressProblem, toEmailProblem, toShippingMethodProblem } from "./to-checkout-problem.server";
import { toCountry, toCountryName } from "./to-country.server";

export function createCheckout(
  backend: Backend,
  site: Site,
  capabilities: () => Promise<Capabilities>,
): Omit<Checkout, "guestOrder"> {
  async function cartOrProblem(
    operation: string,
    answer: Answer<unknown>,
    result: Result,
  ): Promise<Outcome<{ cart: Cart }>> {
    if (!result.cart) return refusedOrThrow(operation, answer, result.describe);
    backend.logPartialErrors(operation, answer);
    return { ok: true, cart: toCart(result.cart, await site.pricesIncludeTax()) };
  }

  return {
    ...createCheckoutReads(backend, site),
    ...createPayment(backend, capabilities),
    ...createPickup(backend),

    async setEmail(id, email) {
      const answer = await backend.write(SetEmailDocument, { id, email });
      return answer.data.setGuestEmailOnCart ? { ok: true } : refusedOrThrow("SetEmail", answer, toEmailProblem);
    },

    setShippingAddress: (id, to) =>
      withFewerLines("address" in to, async (maxLines) => {
        const destination = toDestinationInput(to, maxLines);
        const answer = await backend.write(SetShippingAddressDocument, { id, destination });
        const cart = answer.data.setShippingAddressesOnCart?.cart;
        const outcome = await cartOrProblem("SetShippingAddress", answer, { cart, describe: toAddressProblem });
        return { answer, outcome };
      }),

    setBillingAddress: (id, to) =>
      // Beside same_as_shipping Magento ignores an address, so only one of them is sent.
      withFewerLines(to !== "same-as-shipping" && "address" in to, async (maxLines) => {
        const billing = to === "same-as-shipping" ? { same_as_shipping: true } : toDestinationInput(to, maxLines);
        const answer = await backend.write(SetBillingAddressDocument, { id, billing });
        const cart = answer.data.setBillingAddressOnCart?.cart;
        const outcome = await cartOrProblem("SetBillingAddress", answer, { cart, describe: toAddressProblem });
        return { answer, outcome };
      }),

    async setShippingMethod(id, { carrier, method }) {
      const answer = await backend.write(SetShippingMethodDocument, { id, carrier, method });
      const cart = answer.data.setShippingMethodsOnCart?.cart;
      return cartOrProblem("SetShippingMethod", answer, { cart, describe: toShippingMethodProblem });
    },
  };
}

/** An entry of the address book is sent by its id alone, so that its street lines stay as they were saved. */
function toDestinationInput(to: ShipTo, maxLines?: number) {
  if ("savedAddress" in to) return { customer_address_id: to.savedAddress };
  const address = toAddressInput(to, maxLines);
  return "pickupPlace" in to ? { address, pickup_location_code: to.pickupPlace } : { address };
}

interface Result {
  readonly cart: CartFragment | null | undefined;
  readonly describe: (error: WireError) => Problem;
}

interface Attempt {
  readonly answer: Answer<unknown>;
  readonly outcome: Outcome<{ cart: Cart }>;
}

/**
 * A plain Magento accepts two street lines and says so; the same address is then sent again on that many. Nothing was saved the first time, so this
 * is not a retried write.
 */
async function withFewerLines(
  isWrittenOut: boolean,
  attempt: (maxLines?: number) => Promise<Attempt>,
): Promise<Outcome<{ cart: Cart }>> {
  const { answer, outcome } = await attempt();
  if (outcome.ok || !isWrittenOut) return outcome;
  const maxLines = linesAllowed(answer.errors);
  return maxLines === null ? outcome : (await attempt(maxLines)).outcome;
}

function createCheckoutReads(backend: Backend, site: Site): Pick<Checkout, "countries" | "country" | "agreements"> {
  const keep = { tags: ["checkout"], freshness: FRESHNESS.frame };
  return {
    countries() {
      const load = async () => {
        const answer = await backend.readPublic(CountriesDocument, {});
        if (!answer.data.countries) throw unexpected("Countries", answer);
        const named = answer.data.countries.flatMap((country) => (country ? (toCountryName(country) ?? []) : []));
        return named.sort((a, b) => a.name.localeCompare(b.name, "en"));
      };
      return backend.cached({ ...keep, as: "countries", by: null, load });
    },

    async country(code) {
      if (!/^[A-Z]{2}$/.test(code)) return null;
      const load = async () => {
        const answer = await backend.readPublic(CountryDocument, { code });
        const isUnknown = answer.errors.some(({ message }) => message.startsWith("The country isn't available"));
        if (!answer.data.country && answer.errors.length > 0 && !isUnknown) throw unexpected("Country", answer);
        return answer.data.country ? toCountry(answer.data.country) : null;
      };
      return backend.cached({ ...keep, as: "country", by: code, load });
    },

    agreements() {
      const load = async () => {
        const asking = backend.readPublic(CheckoutAgreementsDocument, {});
        const [answer, clean] = await Promise.all([asking, site.cleaner()]);
        if (!answer.data.checkoutAgreements) throw unexpected("CheckoutAgreements", answer);
        return answer.data.checkoutAgreements.flatMap((agreement) =>
          agreement ? [toAgreement(agreement, clean)] : [],
        );
      };
      return backend.cached({ ...keep, as: "agreements", by: null, load });
    },
  };
}
