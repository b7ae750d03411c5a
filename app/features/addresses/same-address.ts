import type { Address } from "~/lib/commerce/model/address";

/** Whether two addresses have the same content; region ids are ignored. */
export function isSameAddress(a: Address | null, b: Address | null): boolean {
  if (!a || !b) return false;
  const { region: regionOfA, ...restOfA } = a;
  const { region: regionOfB, ...restOfB } = b;
  const fields = Object.keys({ ...restOfA, ...restOfB }) as (keyof typeof restOfA)[]; // Object.keys loses the key type
  return (
    (regionOfA?.code ?? "") === (regionOfB?.code ?? "") &&
    (regionOfA?.name ?? "") === (regionOfB?.name ?? "") &&
    fields.every((field) => (restOfA[field] ?? "") === (restOfB[field] ?? ""))
  );
}
