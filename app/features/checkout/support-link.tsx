import { useShop } from "~/lib/root-data";

export function SupportLink() {
  const { supportPhone } = useShop();
  return <a href={`tel:${supportPhone.replace(/\s/g, "")}`}>{supportPhone}</a>;
}
