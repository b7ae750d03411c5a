import type { Sku } from "~/lib/commerce/model/ids";
import { useRootData } from "~/lib/root-data";
import { Link } from "~/ui/link";

/**
 * Submits the form around the product or the list of cards to the compare list, which redirects
 * back. Removes the product if it is on the list.
 */
export function CompareButton({ sku, form, of }: { sku: Sku; form?: string; of?: string }) {
  const { compared, path } = useRootData();
  const isOn = compared.includes(sku);
  const query = new URLSearchParams({ sku, "return-to": path });
  return (
    <button
      className="compare"
      form={form}
      formAction={`/compare?${query.toString()}`}
      formNoValidate={form !== undefined}
      name="intent"
      value={isOn ? "remove" : "add"}
      aria-label={isOn ? "Remove from compare" : "Add to compare"}
      aria-describedby={of}
    >
      Compare
    </button>
  );
}

export function CompareLink() {
  const { compared } = useRootData();
  return compared.length > 0 ? <Link to="/compare">Comparison ({compared.length})</Link> : null;
}
