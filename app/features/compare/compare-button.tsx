import type { Sku } from "~/lib/commerce/model/ids";
import { useShop } from "~/lib/root-data";

interface CompareButtonProps {
  sku: Sku;
  /** The form of the product's page does not say which product it is about. */
  isOfPage?: boolean;
}

/**
 * A button of the product's own form, which on a card carries `sku`: it sends that form to the compare list instead and comes back to
 * this page. Once the product is on the list it takes it off.
 */
export function CompareButton({ sku, isOfPage = false }: CompareButtonProps) {
  const { compared, path } = useShop();
  const isOn = compared.includes(sku);
  const address = new URLSearchParams({ ...(isOfPage && { sku }), "return-to": path });
  return (
    <button
      className="compare"
      formAction={`/compare?${address.toString()}`}
      formNoValidate
      name="intent"
      value={isOn ? "remove" : "add"}
      aria-label={isOn ? "Remove from compare" : "Add to compare"}
    >
      {isOn ? "✓ Compare" : "Compare"}
    </button>
  );
}
