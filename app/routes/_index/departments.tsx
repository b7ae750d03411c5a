import { useShop } from "~/lib/root-data";
import { Link } from "~/ui/link";
import { useUnpacked } from "~/ui/use-unpacked";

/** The shop's departments by name, where the backend has no block with pictures of them. */
export function Departments() {
  const departments = useUnpacked(useShop().menu);
  return (
    <ul className="chips">
      {departments.map(({ path, name }) => (
        <li key={path}>
          <Link className="chip" to={path}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
