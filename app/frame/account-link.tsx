import { useLocation } from "@remix-run/react";
import { useShop } from "~/lib/root-data";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";

/** Link to the account, or to the log-in dialog on the current page. */
export function AccountLink() {
  const { loggedIn } = useShop();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set("action", "login");
  return loggedIn ? (
    <Link to="/customer/my-profile">
      <Icon name="user" size={22} />
      <span>Account</span>
    </Link>
  ) : (
    <Link to={`${pathname}?${query}`} rel="nofollow">
      <Icon name="user" size={22} />
      <span>Log in</span>
    </Link>
  );
}
