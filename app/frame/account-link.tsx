import { useLocation } from "@remix-run/react";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";

interface AccountLinkProps {
  loggedIn: boolean;
  /** From useLogInHere. */
  logIn: string;
}

/** Link to the account, or to the log-in dialog on the current page. */
export function AccountLink({ loggedIn, logIn }: AccountLinkProps) {
  return loggedIn ? (
    <Link to="/customer/my-profile">
      <Icon name="user" size={22} />
      <span>Account</span>
    </Link>
  ) : (
    <Link to={logIn} rel="nofollow">
      <Icon name="user" size={22} />
      <span>Log in</span>
    </Link>
  );
}

/** Address of the log-in dialog on the current page. */
export function useLogInHere(): string {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set("action", "login");
  return `${pathname}?${query}`;
}
