import { useShop } from "~/lib/root-data";
import { Link } from "~/ui/link";

/** The way to the compare list from where products are put on it; not there while the list is empty. */
export function CompareLink() {
  const { compared } = useShop();
  return compared.length > 0 ? <Link to="/compare">Compare ({compared.length})</Link> : null;
}
