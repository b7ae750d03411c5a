import type { Sku } from "~/lib/commerce/model/ids";
import { useShop } from "~/lib/root-data";

interface CompareButtonProps {
  sku: Sku;
  /** True in the product page's form, which has fields to validate. */
  isOfPage?: boolean;
  /** Id of the product's name, where many buttons are called the same. */
  of?: string;
}

/**
 * Submit button for the form around the product or the list of cards: posts it to the compare list and returns to this page. Removes the product
 * if it is on the list.
 */
export function CompareButton({ sku, isOfPage = false, of }: CompareButtonProps) {
  const { compared, path } = useShop();
  const isOn = compared.includes(sku);
  const address = new URLSearchParams({ sku, "return-to": path });
  return (
    <button
      className="compare"
      formAction={`/compare?${address.toString()}`}
      formNoValidate={isOfPage}
      name="intent"
      value={isOn ? "remove" : "add"}
      aria-label={isOn ? "Remove from compare" : "Add to compare"}
      aria-describedby={of}
    >
      Compare
    </button>
  );
}
