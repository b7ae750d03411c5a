import type { Address } from "~/lib/commerce/model/address";
import { fullName } from "~/lib/format/full-name";
import { phoneOf, townOf } from "./address-form";

export function AddressView({ address, countryName, id }: { address: Address; countryName: string; id?: string }) {
  const lines = [
    fullName(address),
    address.company,
    address.street,
    address.apartment,
    address.neighborhood,
    address.extra,
    townOf(address),
    countryName,
    phoneOf(address),
    address.gstin && `GSTIN ${address.gstin}`,
  ];
  return (
    <address id={id} className="not-italic *:block">
      {lines.filter(Boolean).map((line, index) => (
        <span key={index}>{line}</span>
      ))}
    </address>
  );
}
