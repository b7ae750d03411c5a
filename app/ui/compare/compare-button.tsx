import type { Sku } from "~/lib/commerce/model/ids";
import { useShop } from "~/lib/root-data";

interface CompareButtonProps {
  sku: Sku;
}

/**
 * A button of the product's own form, which carries `sku`: it sends that form to the compare list instead and comes back to
 * this page. Once the product is on the list it takes it off.
 */
export function CompareButton({ sku }: CompareButtonProps) {
  const { compared, path } = useShop();
  const isOn = compared.includes(sku);
  return (
    <button
      className="compare"
      formAction={`/compare?return-to=${encodeURIComponent(path)}`}
      formNoValidate
      name="intent"
      value={isOn ? "remove" : "add"}
      aria-label={isOn ? "Remove from compare" : "Add to compare"}
    >
      {isOn ? "✓ Compare" : "Compare"}
    </button>
  );
}
