import type { Sku } from "~/lib/commerce/model/ids";
import { useShop } from "~/lib/root-data";

interface CompareButtonProps {
  sku: Sku;
  /** True in the product page's form, which has no `sku` field of its own. */
  isOfPage?: boolean;
}

/**
 * Submit button for the surrounding product form (on a card it carries `sku`): posts it to the compare list and returns to this page. Removes the
 * product if it is on the list.
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
