import { Chips } from "~/ui/chips";
import { useMenu } from "~/lib/menu-text";

/** The shop's departments by name, where the backend has no block with pictures of them. */
export function Departments() {
  return (
    <nav aria-label="Departments">
      <Chips links={useMenu()} />
    </nav>
  );
}
