import { useShop } from "~/lib/root-data";
import { Chips } from "~/ui/chips";
import { useUnpacked } from "~/ui/use-unpacked";

/** The shop's departments by name, where the backend has no block with pictures of them. */
export function Departments() {
  return <Chips links={useUnpacked(useShop().menu)} />;
}
