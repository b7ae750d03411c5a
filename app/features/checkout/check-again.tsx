import { useLocation } from "@remix-run/react";
import { Link } from "~/ui/link";

/** Asks the backend anew, whether or not script runs. */
export function CheckAgain() {
  const { pathname, search } = useLocation();
  return (
    <Link className="btn quiet" to={pathname + search} reloadDocument>
      Check again
    </Link>
  );
}
