import { countryById } from "../catalogue/geography.ts";
import type { CartAddressRow } from "../store/cart-store.ts";
import { requireCart } from "./cart-access.ts";
import { viewCart, type CartView } from "./cart-view.ts";
import { toAvailableMethod } from "./checkout.ts";
import type { BackendContext } from "./context.ts";
import { plainError } from "./errors.ts";

interface EstimateInput {
  cart_id: string;
  address: {
    country_code: string;
    postcode?: string | null;
    region?: { region?: string | null; region_code?: string | null; region_id?: number | null } | null;
  };
  shipping_method?: { carrier_code: string; method_code: string } | null;
}

export const estimateResolvers = {
  Mutation: {
    estimateShippingMethods: (_: unknown, { input }: { input: EstimateInput }, context: BackendContext) =>
      estimate(context, input).deliveries.map((method) => toAvailableMethod(method, context)),

    estimateTotals: (_: unknown, { input }: { input: EstimateInput }, context: BackendContext) => ({
      cart: estimate(context, input),
    }),
  },
};

function estimate(
  context: BackendContext,
  { cart_id: cartId, address, shipping_method: method }: EstimateInput,
): CartView {
  const cart = requireCart(context, cartId);
  const chosen = method ? { carrierCode: method.carrier_code, methodCode: method.method_code } : {};
  const view = viewCart(context, { ...cart, ...chosen }, toAddress(address));
  if (method && !view.delivery && !view.isVirtual) {
    throw plainError(`Carrier with such method not found: ${method.carrier_code}, ${method.method_code}`);
  }
  return view;
}

function toAddress({ country_code: countryCode, postcode, region }: EstimateInput["address"]): CartAddressRow {
  const code = region?.region_code?.toUpperCase();
  const name = region?.region?.toLowerCase();
  const known = countryById(countryCode)?.regions.find(
    (each) => each.id === region?.region_id || each.code === code || each.name.toLowerCase() === name,
  );
  return {
    ...{ id: 0, kind: "shipping", firstname: "", lastname: "", company: null, street: [], city: "" },
    ...{ telephone: null, vatId: null, customerNotes: null },
    regionId: known?.id ?? null,
    regionCode: known?.code ?? null,
    regionName: known?.name ?? null,
    postcode: postcode ?? null,
    countryCode,
  };
}
