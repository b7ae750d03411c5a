import { toAddressInput, withMaxStreetLines } from "~/lib/commerce/cart/to-address.server";
import { cartResults } from "~/lib/commerce/cart/to-cart.server";
import {
  CART_GONE_PROBLEM,
  type MayHaveErrors,
  toAddressProblem,
  toEmailProblem,
  toFailureOrThrow,
  toOrderProblem,
  toResult,
  type UserError,
  withUserErrors,
} from "~/lib/commerce/cart/to-problem.server";
import { toMoney } from "~/lib/commerce/catalog/to-money.server";
import type { CleanHtml } from "~/lib/commerce/content/html/clean-html.server";
import { replaceDirectives } from "~/lib/commerce/content/html/directives.server";
import type { Sources } from "~/lib/commerce/content/content.server";
import type { BillTo, ShipTo, Country } from "~/lib/commerce/model/address";
import type { ShippingMethod } from "~/lib/commerce/model/cart";
import { type CartId, type OrderNumber, asId } from "~/lib/commerce/model/ids";
import type { CheckoutAgreement } from "~/lib/commerce/model/page";
import type { Money } from "~/lib/commerce/model/money";
import type { PaymentMethodInput } from "~/lib/commerce/model/payment";
import { fail, GUEST_REJECTED, type Problem, type Result } from "~/lib/commerce/model/problem";
import { isAbsent, unexpected, type WireError } from "~/lib/commerce/transport/classify.server";
import { FRESHNESS, STORE_SETTINGS } from "~/lib/commerce/transport/read-cache.server";
import * as gql from "~/lib/commerce/wire/generated/graphql";
import { addressRulesOf, readAddressRules } from "./address-rules.server";
import { createPickup } from "./pickup-stores.server";

export function createCheckout(sources: Sources) {
  const { backend, site, capabilities } = sources;
  const caching = { tags: ["checkout"], freshness: FRESHNESS.frame };
  const toCartResult = cartResults(sources);
  return {
    ...createPickup(backend),

    countries: (): Promise<readonly Pick<Country, "code" | "name">[]> =>
      backend.cached({ ...caching, name: "countries" }, async () => {
        const countries = await backend.requireField(backend.readPublic(gql.CountriesDocument, {}), "countries");
        return countries.flatMap((country) => toCountryName(country) ?? []).sort(byName);
      }),

    async country(code: string): Promise<Country | null> {
      if (!/^[A-Z]{2}$/.test(code)) return null;
      const read = backend.cached({ ...caching, name: "country", key: code }, async () => {
        const answer = await backend.readPublic(gql.CountryDocument, { code });
        if (!answer.data.country && answer.errors.length > 0 && !isAbsent(answer, "country")) throw unexpected(answer);
        return answer.data.country ? toCountry(answer.data.country) : null;
      });
      const [country, rules] = await Promise.all([read, readAddressRules(sources)]);
      return country && { ...country, ...addressRulesOf(country, rules) };
    },

    agreements: (): Promise<readonly CheckoutAgreement[]> =>
      backend.cached({ ...caching, name: "agreements" }, async () => {
        const response = backend.readPublic(gql.CheckoutAgreementsDocument, {});
        const agreementsPromise = backend.requireField(response, "checkoutAgreements");
        const [agreements, { clean }] = await Promise.all([agreementsPromise, site.cleaner()]);
        return agreements.map((agreement) => toAgreement(agreement, clean));
      }),

    /** Null where the backend does not tell (before 2.4.7). */
    async guestsMayOrder(): Promise<boolean | null> {
      if (!(await capabilities()).has("is_guest_checkout_enabled")) return null;
      return backend.cached({ name: "guest-checkout", ...STORE_SETTINGS }, async () => {
        const answer = await backend.readPublic(gql.GuestCheckoutDocument, {});
        backend.logPartialErrors(answer);
        return answer.data.storeConfig?.is_guest_checkout_enabled ?? null;
      });
    },

    setEmail: (id: CartId, email: string) =>
      toResult(backend.writeToCart(gql.SetEmailDocument, { id, email }), "setGuestEmailOnCart", toGuestProblem),

    async setShippingAddress(id: CartId, to: ShipTo) {
      const answer = await withMaxStreetLines(backend, (maxLines) => {
        const destination = toDestinationInput(to, maxLines);
        return backend.writeToCart(gql.SetShippingAddressDocument, { id, destination });
      });
      return toCartResult(answer, answer.data.setShippingAddressesOnCart?.cart, toAddressProblem);
    },

    async setBillingAddress(id: CartId, to: BillTo) {
      const answer = await withMaxStreetLines(backend, (maxLines) => {
        // With same_as_shipping Magento ignores the address, so only one of them is sent.
        const billing = to === "same-as-shipping" ? { same_as_shipping: true } : toDestinationInput(to, maxLines);
        return backend.writeToCart(gql.SetBillingAddressDocument, { id, billing });
      });
      return toCartResult(answer, answer.data.setBillingAddressOnCart?.cart, toAddressProblem);
    },

    async setShippingMethod(id: CartId, { carrier, method }: Pick<ShippingMethod, "carrier" | "method">) {
      const answer = await backend.writeToCart(gql.SetShippingMethodDocument, { id, carrier, method });
      return toCartResult(answer, answer.data.setShippingMethodsOnCart?.cart);
    },

    // A provider's method has fields that the schema slice lacks.
    /** `grandTotal`: a method may have a fee. */
    async setPaymentMethod(id: CartId, method: PaymentMethodInput): Promise<Result<{ grandTotal: Money | null }>> {
      const answer = await backend.writeToCart(gql.SetPaymentMethodDocument, { id, method });
      const chosen = answer.data.setPaymentMethodOnCart;
      return chosen ? { ok: true, grandTotal: toMoney(chosen.cart.prices?.grand_total) } : toFailureOrThrow(answer);
    },

    /**
     * Never retried. Throws `unavailable` on timeout, fails with `being-ordered` during an earlier
     * attempt.
     */
    async placeOrder(id: CartId): Promise<Result<{ number: OrderNumber }>> {
      const hasErrorsField = (await capabilities()).has("PlaceOrderOutput.errors");
      const document = hasErrorsField ? gql.PlaceOrderWithErrorsDocument : gql.PlaceOrderDocument;
      const answer = await backend.write(document, { id });
      const placed: MayHaveErrors<{ order: { order_number: string } | null }> = answer.data.placeOrder;
      if (placed?.order) return { ok: true, number: asId(placed.order.order_number) };
      if (placed?.errors?.some(isOfGoneCart)) return fail(CART_GONE_PROBLEM);
      const refused = withUserErrors(answer, placed?.errors, backend.recognise);
      return toFailureOrThrow(await backend.judgeCart(refused, id), toOrderProblem);
    },
  };
}

function toGuestProblem(error: WireError): Problem {
  const isRefusal = error.category === "graphql-authorization";
  return isRefusal ? { code: GUEST_REJECTED, message: error.message } : toEmailProblem(error);
}

/** By code: the message may have a prefix. */
function isOfGoneCart({ code }: UserError): boolean {
  return code === "CART_NOT_ACTIVE" || code === "CART_NOT_FOUND";
}

/** A saved address is sent by id only, so that its street lines stay as they were saved. */
function toDestinationInput(to: ShipTo, maxLines?: number) {
  if ("savedAddress" in to) return { customer_address_id: to.savedAddress };
  const address = toAddressInput(to, maxLines);
  return "pickupStore" in to ? { address, pickup_location_code: to.pickupStore } : { address };
}

type WireAgreement = NonNullable<gql.CheckoutAgreementsQuery["checkoutAgreements"]>[number];

function toAgreement(wire: WireAgreement, clean: CleanHtml): CheckoutAgreement {
  return {
    id: wire.agreement_id,
    name: wire.name,
    html: wire.is_html ? clean(wire.content) : toParagraphs(replaceDirectives(wire.content, () => "")),
    checkbox: wire.mode === "AUTO" ? null : wire.checkbox_text.trim() || ACCEPT_TERMS,
  };
}

const ACCEPT_TERMS = "I accept the terms and conditions";

function toParagraphs(text: string): string {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return escaped
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll("\n", "<br />")}</p>`)
    .join("");
}

type WireName = NonNullable<gql.CountriesQuery["countries"]>[number];

function toCountryName(wire: WireName): Pick<Country, "code" | "name"> | null {
  const name = wire.full_name_locale || wire.full_name_english;
  return wire.id && name ? { code: wire.id, name } : null;
}

function toCountry(wire: NonNullable<gql.CountryQuery["country"]>) {
  const named = toCountryName(wire);
  const regions = (wire.available_regions ?? []).flatMap(({ id, code, name }) =>
    id && name ? [{ id, code: code ?? "", name }] : [],
  );
  return named && { ...named, regions: regions.sort(byName) };
}

function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name.localeCompare(b.name, "en");
}
