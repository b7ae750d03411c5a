import { toAddressInput } from "../cart/to-address.server.ts";
import { toCart } from "../cart/to-cart.server.ts";
import { toRefusal } from "../cart/to-problem.server.ts";
import type { Checkout } from "../commerce.ts";
import type { Site } from "../content/content.server.ts";
import type { Address } from "../model/address.ts";
import type { Cart } from "../model/cart.ts";
import { asId } from "../model/ids.ts";
import type { Outcome, Problem } from "../model/problem.ts";
import { type Backend, unexpected } from "../transport/backend.server.ts";
import type { Answer, WireError } from "../transport/classify.server.ts";
import { FRESHNESS } from "../transport/read-cache.server.ts";
import {
  type CartFragment,
  CheckoutAgreementsDocument,
  CountriesDocument,
  CountryDocument,
  PlaceOrderDocument,
  SetBillingAddressDocument,
  SetEmailDocument,
  SetPaymentMethodDocument,
  SetShippingAddressDocument,
  SetShippingMethodDocument,
} from "../wire/generated/graphql.ts";
import { toAgreement } from "./to-agreement.server.ts";
import {
  toAddressProblem,
  toEmailProblem,
  toOrderProblem,
  toPaymentMethodProblem,
  toShippingMethodProblem,
} from "./to-checkout-problem.server.ts";
import { toCountry, toCountryName } from "./to-country.server.ts";

export function createCheckout(backend: Backend, site: Site): Checkout {
  function cartOrRefusal(operation: string, answer: Answer<unknown>, result: Result): Outcome<{ cart: Cart }> {
    if (!result.cart) return refusal(operation, answer, result.describe);
    backend.tolerate(operation, answer);
    return { ok: true, cart: toCart(result.cart) };
  }

  return {
    ...createCheckoutReads(backend, site),

    async setEmail(id, email) {
      const answer = await backend.write(SetEmailDocument, { id, email });
      return answer.data.setGuestEmailOnCart ? { ok: true } : refusal("SetEmail", answer, toEmailProblem);
    },

    setShippingAddress: (id, address) =>
      withFewerLines(address, async (maxLines) => {
        const input = toAddressInput(address, maxLines);
        const answer = await backend.write(SetShippingAddressDocument, { id, address: input });
        const cart = answer.data.setShippingAddressesOnCart?.cart;
        return { answer, outcome: cartOrRefusal("SetShippingAddress", answer, { cart, describe: toAddressProblem }) };
      }),

    setBillingAddress(id, address) {
      // Beside same_as_shipping Magento ignores an address, so only one of them is ever sent.
      const isSame = address === "same-as-shipping";
      return withFewerLines(isSame ? null : address, async (maxLines) => {
        const billing = isSame ? { same_as_shipping: true } : { address: toAddressInput(address, maxLines) };
        const answer = await backend.write(SetBillingAddressDocument, { id, billing });
        const cart = answer.data.setBillingAddressOnCart?.cart;
        return { answer, outcome: cartOrRefusal("SetBillingAddress", answer, { cart, describe: toAddressProblem }) };
      });
    },

    async setShippingMethod(id, { carrier, method }) {
      const answer = await backend.write(SetShippingMethodDocument, { id, carrier, method });
      const cart = answer.data.setShippingMethodsOnCart?.cart;
      return cartOrRefusal("SetShippingMethod", answer, { cart, describe: toShippingMethodProblem });
    },

    async setPaymentMethod(id, { code }) {
      const answer = await backend.write(SetPaymentMethodDocument, { id, code });
      if (answer.data.setPaymentMethodOnCart) return { ok: true };
      return refusal("SetPaymentMethod", answer, toPaymentMethodProblem);
    },

    async placeOrder(id) {
      const answer = await backend.write(PlaceOrderDocument, { id });
      const number = answer.data.placeOrder?.order.order_number;
      return number ? { ok: true, number: asId(number) } : refusal("PlaceOrder", answer, toOrderProblem);
    },
  };
}

interface Result {
  readonly cart: CartFragment | null | undefined;
  readonly describe: (error: WireError) => Problem;
}

function refusal(operation: string, answer: Answer<unknown>, describe: Result["describe"]): Outcome<never> {
  const refused = toRefusal(answer, describe);
  if (!refused) throw unexpected(operation, answer);
  return refused;
}

interface Attempt {
  readonly answer: Answer<unknown>;
  readonly outcome: Outcome<{ cart: Cart }>;
}

/**
 * A plain Magento takes two street lines and says so; the same address then goes again on as many. Nothing was saved the
 * first time, so this is no repeated write.
 */
async function withFewerLines(
  address: Address | null,
  attempt: (maxLines?: number) => Promise<Attempt>,
): Promise<Outcome<{ cart: Cart }>> {
  const { answer, outcome } = await attempt();
  if (outcome.ok || !address) return outcome;
  const allowed = answer.errors.map(({ message }) => /cannot contain more than (\d+) lines?/.exec(message)?.[1]);
  const maxLines = Number(allowed.find(Boolean));
  return maxLines >= 1 ? (await attempt(maxLines)).outcome : outcome;
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
      return backend.kept({ ...keep, as: "countries", by: null, load });
    },

    async country(code) {
      if (!/^[A-Z]{2}$/.test(code)) return null;
      const load = async () => {
        const answer = await backend.readPublic(CountryDocument, { code });
        const isUnknown = answer.errors.some(({ message }) => message.startsWith("The country isn't available"));
        if (!answer.data.country && answer.errors.length > 0 && !isUnknown) throw unexpected("Country", answer);
        return answer.data.country ? toCountry(answer.data.country) : null;
      };
      return backend.kept({ ...keep, as: "country", by: code, load });
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
      return backend.kept({ ...keep, as: "agreements", by: null, load });
    },
  };
}
