import { toAddressInput, withMaxStreetLines } from "~/lib/commerce/cart/to-address.server";
import { toCart } from "~/lib/commerce/cart/to-cart.server";
import { toFailureOrThrow } from "~/lib/commerce/cart/to-problem.server";
import type { CleanHtml } from "~/lib/commerce/content/clean-html.server";
import type { Site } from "~/lib/commerce/content/content.server";
import type { ShipTo, Country } from "~/lib/commerce/model/address";
import type { Capabilities } from "~/lib/commerce/model/capabilities";
import type { Cart } from "~/lib/commerce/model/cart";
import type { Checkout, GuestOrders } from "~/lib/commerce/model/commerce";
import type { CheckoutAgreement } from "~/lib/commerce/model/page";
import type { Result, Problem } from "~/lib/commerce/model/problem";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { type GraphqlResult, type WireError, unexpected } from "~/lib/commerce/transport/classify.server";
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
  type CheckoutAgreementsQuery,
  type CountriesQuery,
  type CountryQuery,
} from "~/lib/commerce/wire/generated/graphql";
import { createPayment } from "./payment.server";
import { createPickup } from "./pickup.server";
import { toAddressProblem, toEmailProblem, toShippingMethodProblem } from "./to-checkout-problem.server";

export function createCheckout(
  backend: Backend,
  site: Site,
  capabilities: () => Promise<Capabilities>,
): Omit<Checkout, keyof GuestOrders> {
  async function cartOrProblem(
    operation: string,
    answer: GraphqlResult<unknown>,
    result: PlacedResult,
  ): Promise<Result<{ cart: Cart }>> {
    if (!result.cart) return toFailureOrThrow(operation, answer, result.describe);
    backend.logPartialErrors(operation, answer);
    return { ok: true, cart: toCart(result.cart, await site.pricesIncludeTax()) };
  }

  return {
    ...createCheckoutReads(backend, site),
    ...createPayment(backend, capabilities),
    ...createPickup(backend),

    async setEmail(id, email) {
      const answer = await backend.write(SetEmailDocument, { id, email });
      return answer.data.setGuestEmailOnCart ? { ok: true } : toFailureOrThrow("SetEmail", answer, toEmailProblem);
    },

    async setShippingAddress(id, to) {
      const write = (destination: DestinationInput) => backend.write(SetShippingAddressDocument, { id, destination });
      const answer = await sendDestination(backend, to, write);
      const cart = answer.data.setShippingAddressesOnCart?.cart;
      return cartOrProblem("SetShippingAddress", answer, { cart, describe: toAddressProblem });
    },

    async setBillingAddress(id, to) {
      // With same_as_shipping Magento ignores the address, so only one of them is sent.
      const write = (billing: DestinationInput | { same_as_shipping: boolean }) =>
        backend.write(SetBillingAddressDocument, { id, billing });
      const answer = await (to === "same-as-shipping"
        ? write({ same_as_shipping: true })
        : sendDestination(backend, to, write));
      const cart = answer.data.setBillingAddressOnCart?.cart;
      return cartOrProblem("SetBillingAddress", answer, { cart, describe: toAddressProblem });
    },

    async setShippingMethod(id, { carrier, method }) {
      const answer = await backend.write(SetShippingMethodDocument, { id, carrier, method });
      const cart = answer.data.setShippingMethodsOnCart?.cart;
      return cartOrProblem("SetShippingMethod", answer, { cart, describe: toShippingMethodProblem });
    },
  };
}

/** A saved address is sent by id only, so that its street lines stay as they were saved. */
function toDestinationInput(to: ShipTo, maxLines?: number) {
  if ("savedAddress" in to) return { customer_address_id: to.savedAddress };
  const address = toAddressInput(to, maxLines);
  return "pickupStore" in to ? { address, pickup_location_code: to.pickupStore } : { address };
}

interface PlacedResult {
  readonly cart: CartFragment | null | undefined;
  readonly describe: (error: WireError) => Problem;
}

type DestinationInput = ReturnType<typeof toDestinationInput>;

function sendDestination<Data>(
  backend: Backend,
  to: ShipTo,
  write: (destination: DestinationInput) => Promise<GraphqlResult<Data>>,
): Promise<GraphqlResult<Data>> {
  if (!("address" in to)) return write(toDestinationInput(to));
  return withMaxStreetLines(backend, (maxLines) => write(toDestinationInput(to, maxLines)));
}

function createCheckoutReads(backend: Backend, site: Site): Pick<Checkout, "countries" | "country" | "agreements"> {
  const caching = { tags: ["checkout"], freshness: FRESHNESS.frame };
  return {
    countries() {
      const load = async () => {
        const answer = await backend.readPublic(CountriesDocument, {});
        if (!answer.data.countries) throw unexpected("Countries", answer);
        const named = answer.data.countries.flatMap((country) => (country ? (toCountryName(country) ?? []) : []));
        return named.sort((a, b) => a.name.localeCompare(b.name, "en"));
      };
      return backend.cached({ ...caching, name: "countries", key: null, load });
    },

    async country(code) {
      if (!/^[A-Z]{2}$/.test(code)) return null;
      const load = async () => {
        const answer = await backend.readPublic(CountryDocument, { code });
        const isUnknown = answer.errors.some(({ message }) => message.startsWith("The country isn't available"));
        if (!answer.data.country && answer.errors.length > 0 && !isUnknown) throw unexpected("Country", answer);
        return answer.data.country ? toCountry(answer.data.country) : null;
      };
      return backend.cached({ ...caching, name: "country", key: code, load });
    },

    agreements() {
      const load = async () => {
        const request = backend.readPublic(CheckoutAgreementsDocument, {});
        const [answer, clean] = await Promise.all([request, site.cleaner()]);
        if (!answer.data.checkoutAgreements) throw unexpected("CheckoutAgreements", answer);
        return answer.data.checkoutAgreements.flatMap((agreement) =>
          agreement ? [toAgreement(agreement, clean)] : [],
        );
      };
      return backend.cached({ ...caching, name: "agreements", key: null, load });
    },
  };
}

type WireAgreement = NonNullable<NonNullable<CheckoutAgreementsQuery["checkoutAgreements"]>[number]>;

function toAgreement(wire: WireAgreement, clean: CleanHtml): CheckoutAgreement {
  return {
    id: wire.agreement_id,
    name: wire.name,
    html: wire.is_html ? clean(wire.content) : toParagraphs(wire.content),
    mustBeTicked: wire.mode !== "AUTO",
  };
}

function toParagraphs(text: string): string {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return escaped
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll("\n", "<br />")}</p>`)
    .join("");
}

type WireName = NonNullable<NonNullable<CountriesQuery["countries"]>[number]>;
type WireCountry = NonNullable<CountryQuery["country"]>;

function toCountryName(wire: WireName): Pick<Country, "code" | "name"> | null {
  const name = wire.full_name_locale || wire.full_name_english;
  return wire.id && name ? { code: wire.id, name } : null;
}

function toCountry(wire: WireCountry): Country | null {
  const named = toCountryName(wire);
  return named && { ...named, regions: toRegions(wire.available_regions) };
}

function toRegions(regions: WireCountry["available_regions"]): Country["regions"] {
  return (regions ?? [])
    .flatMap((region) =>
      region?.id && region.name ? [{ id: region.id, code: region.code ?? "", name: region.name }] : [],
    )
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
}
