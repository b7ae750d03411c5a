import { BEING_ORDERED } from "~/lib/commerce/model/problem";
import { THANK_YOU } from "~/lib/urls/thank-you";
import { Link } from "./link";

/** A problem's message; where an order is being checked, with the link to check again. */
export function ProblemText({ message }: { message: string }) {
  if (message !== BEING_ORDERED.message) return message;
  return (
    <>
      {message}{" "}
      <Link to={THANK_YOU} reloadDocument>
        Check again
      </Link>
    </>
  );
}
