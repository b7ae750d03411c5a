import { useLocation } from "@remix-run/react";
import { Link } from "~/ui/link";

/** Reloads the page, with or without script. */
export function CheckAgain() {
  const { pathname, search } = useLocation();
  return (
    <Link className="btn quiet" to={pathname + search} reloadDocument>
      Check again
    </Link>
  );
}
