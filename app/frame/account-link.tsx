import { useLocation } from "@remix-run/react";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";

/** Link to the account, or to the log-in dialog on the current page. */
export function AccountLink({ loggedIn }: { loggedIn: boolean }) {
  const { pathname, search } = useLocation();
  if (loggedIn) {
    return (
      <Link to="/customer/my-profile">
        <Icon name="user" size={22} />
        Account
      </Link>
    );
  }
  const query = new URLSearchParams(search);
  query.set("action", "login");
  return (
    <Link to={`${pathname}?${query}`} rel="nofollow">
      <Icon name="user" size={22} />
      Log in
    </Link>
  );
}
