import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { LineRequest } from "~/lib/commerce/model/cart";
import { STAY } from "./stay-on-page";

/** Key of the one fetcher that removes lines, of which the page knows what was removed last. */
export const REMOVAL = "removal";

/** The answer to a removal sent by script; null when nothing was removed. */
export type Removal = { readonly name: string; readonly request: LineRequest } | null;

export const REMOVED_TITLE = "Product removed";

export function removedText(name: string): string {
  return `${name} has been successfully removed from your cart`;
}

/** Long enough to be read and reached; the line can always be added again. */
const SHOWN_MS = 10_000;

/** What was removed, with a button that puts it back. */
export function UndoRemoval() {
  const { data, state, Form } = useFetcher<Removal>({ key: REMOVAL });
  const button = useRef<HTMLButtonElement>(null);
  const [over, setOver] = useState<Removal>(null);
  useEffect(() => {
    if (!data) return;
    // What was pressed has gone with its line.
    button.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => setOver(data), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [data]);
  if (!data || data === over) return null;
  return (
    <Form method="post" action="/cart" className="notice success row mb-3" role="status">
      <input type="hidden" name="removed" value={JSON.stringify(data.request)} />
      <input type="hidden" name={STAY} value="1" />
      <span>
        <b>{REMOVED_TITLE}: </b>
        {removedText(data.name)}
      </span>
      <button className="update" name="intent" value="undo" ref={button} disabled={state === "submitting"}>
        Undo
      </button>
    </Form>
  );
}
