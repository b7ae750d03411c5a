import { useFetcher } from "@remix-run/react";
import type { MouseEvent } from "react";
import { Link } from "~/ui/link";
import { STAY } from "./stay-on-page";
import { REMOVAL, type Removal } from "./undo-removal";

/** Without script a page asks first; with script the line goes at once, and the page offers to undo it. */
export function RemoveLink({ line, nameId }: { line: string; nameId: string }) {
  const { submit } = useFetcher<Removal>({ key: REMOVAL });
  const page = `/cart/remove/${encodeURIComponent(line)}`;
  const remove = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    submit({ [STAY]: "1" }, { method: "post", action: page, preventScrollReset: true });
  };
  return (
    <Link className="update" to={page} aria-describedby={nameId} onClick={remove}>
      Remove
    </Link>
  );
}
