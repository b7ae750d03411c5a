import { useLocation } from "@remix-run/react";
import { Link } from "~/ui/link";

/** Hidden field of the product form when it edits a cart line. `sent`: its value in an invalid form. */
export function EditedLine({ sent }: { sent: string | undefined }) {
  const search = new URLSearchParams(useLocation().search);
  const line = sent ?? search.get("edit");
  if (!line) return null;
  return (
    <p className="hint">
      <input type="hidden" name="edit" value={line} />
      You are changing an item of your cart. <Link to="/cart">Leave it as it is</Link>
    </p>
  );
}
