import { useShop } from "~/lib/root-data";
import { logInAddress } from "~/lib/urls/log-in-address";
import { reviewFormAddress } from "./review-fields";
import { Link } from "~/ui/link";

interface WriteReviewLinkProps {
  guestsMayWrite: boolean;
  /** Path and query of this page. */
  path: string;
}

export function WriteReviewLink({ guestsMayWrite, path }: WriteReviewLinkProps) {
  const { loggedIn } = useShop();
  const address = `${reviewFormAddress(path, true)}#write-review`;
  return guestsMayWrite || loggedIn ? (
    <Link className="update justify-self-start" to={address}>
      Write a review
    </Link>
  ) : (
    <Link to={logInAddress(address)}>Log in to write a review</Link>
  );
}
