import type { Address } from "~/lib/commerce/model/address";

export function AddressView({ address, countryName, id }: { address: Address; countryName: string; id?: string }) {
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
    <address id={id} className="not-italic *:block">
      {lines.filter(Boolean).map((line, index) => (
        <span key={index}>{line}</span>
      ))}
    </address>
  );
}
