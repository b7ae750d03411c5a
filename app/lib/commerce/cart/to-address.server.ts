import { joinStreet, splitStreet, type Address, type Region } from "~/lib/commerce/model/address";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import type { GraphqlResult } from "~/lib/commerce/transport/classify.server";
import type * as gql from "~/lib/commerce/wire/generated/graphql";

/** Null for the empty address that Magento returns before the first one is set. */
export function toAddress(wire: gql.CartAddressFragment | null | undefined): Address | null {
  if (!wire || (!wire.firstname && !wire.city && !wire.street.some(Boolean))) return null;
  return toAnyAddress(wire, toRegion(wire.region), wire.country.code);
}

type WireAddress = { readonly street: readonly string[] | null } & {
  readonly [name in "firstname" | "lastname" | "city" | "postcode" | "telephone" | "company" | "vat_id"]: string | null;
};

/** What addresses of carts, address books and orders have in common. */
export function toAnyAddress(wire: WireAddress, region: Region | null, country: string | null): Address {
  return {
    firstName: wire.firstname ?? "",
    lastName: wire.lastname ?? "",
    ...splitStreet(wire.street ?? []),
    city: wire.city ?? "",
    region,
    postcode: wire.postcode ?? "",
    country: country ?? "",
    phone: wire.telephone ?? "",
    // Empty keys are left out, so that two private addresses compare equal.
    ...(wire.company && { company: wire.company }),
    ...(wire.vat_id && { gstin: wire.vat_id }),
  };
}

function toRegion(region: gql.CartAddressFragment["region"]): Region | null {
  if (!region || (!region.code && !region.label)) return null;
  return { id: region.region_id || null, code: region.code ?? "", name: region.label ?? region.code ?? "" };
}

export function toAddressInput(
  { address, keepsInBook = false }: { readonly address: Address; readonly keepsInBook?: boolean },
  maxLines?: number,
): gql.CartAddressInput {
  return {
    ...toAnyAddressInput(address, maxLines),
    ...toRegionInput(address.region),
    country_code: address.country,
    // Magento's default is true, which would fill the customer's address book.
    save_in_address_book: keepsInBook,
    ...(address.company && { company: address.company }),
    ...(address.gstin && { vat_id: address.gstin }),
  };
}

export function toAnyAddressInput(address: Address, maxLines: number | undefined) {
  return {
    firstname: address.firstName,
    lastname: address.lastName,
    street: joinStreet(address, maxLines),
    city: address.city,
    postcode: address.postcode,
    telephone: address.phone,
  };
}

/** Magento accepts a region's id or code, and a name only in countries without a region list. */
function toRegionInput(region: Region | null): Pick<gql.CartAddressInput, "region" | "region_id"> {
  if (!region) return {};
  return region.id === null ? { region: region.code || region.name } : { region_id: region.id };
}

/** Street lines that a backend accepts, learnt from its rejection. */
const allowedLines = new WeakMap<object, number>();

/** Magento's default. */
const USUAL_LINES = 2;

/**
 * Writes an address. A plain Magento rejects more than two street lines and says so: the address is
 * sent again with that many, later ones at once. Said in a language that the shop does not know, as
 * many as usual are tried. The first write saved nothing, so this is not a retried write.
 */
export async function withMaxStreetLines<Data>(
  { identity }: Backend,
  write: (maxLines?: number) => Promise<GraphqlResult<Data>>,
): Promise<GraphqlResult<Data>> {
  const answer = await write(allowedLines.get(identity));
  const told = answer.errors.find(({ meaning }) => meaning.key === "street-lines");
  if (told) {
    const maxLines = Number(told.meaning.values["1"]);
    allowedLines.set(identity, maxLines);
    return write(maxLines);
  }
  const mayBeTold = answer.errors.some(({ category, meaning }) => category === "graphql-input" && meaning.key === null);
  if (!mayBeTold) return answer;
  const again = await write(USUAL_LINES);
  if (again.errors.length === 0) allowedLines.set(identity, USUAL_LINES);
  return again;
}
