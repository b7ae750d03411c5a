import type { Address } from "~/lib/commerce/model/address";

/** An address in the lines of an envelope. */
export function AddressView({ address, countryName }: { address: Address; countryName: string }) {
  const lines = [
    `${address.firstName} ${address.lastName}`,
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
    <address className="not-italic *:block">
      {lines.filter(Boolean).map((line, index) => (
        <span key={index}>{line}</span>
      ))}
    </address>
  );
}
