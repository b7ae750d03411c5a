import { BEING_ORDERED } from "~/lib/commerce/model/problem";
import { ProblemText } from "~/ui/problem-text";

/** Above a cart that takes no changes. */
export function BeingOrdered() {
  return (
    <p className="notice warning" role="status">
      <ProblemText message={BEING_ORDERED.message} />
    </p>
  );
}
