import type { Address } from "~/lib/commerce/model/address";
import { fullName } from "~/lib/format/full-name";

export function AddressView({ address, countryName, id }: { address: Address; countryName: string; id?: string }) {
  const lines = [
    fullName(address),
    address.company,
    address.street,
    address.apartment,
    address.neighborhood,
    address.extra,
    [address.city, address.region?.name, address.postcode].filter(Boolean).join(", "),
    countryName,
    address.phone,
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
