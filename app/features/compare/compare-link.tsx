import { useShop } from "~/lib/root-data";
import { Link } from "~/ui/link";

/** Link to the compare list, beside the compare buttons; hidden while the list is empty. */
export function CompareLink() {
  const { compared } = useShop();
  return compared.length > 0 ? <Link to="/compare">Compare ({compared.length})</Link> : null;
}
