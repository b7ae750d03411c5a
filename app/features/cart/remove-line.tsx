import { useFetcher } from "@remix-run/react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import type { LineRequest } from "~/lib/commerce/model/cart";
import { Link } from "~/ui/link";
import { REMOVED_TITLE, removedText } from "./cart-texts";
import { NO_REDIRECT_FIELD } from "./pending-changes";
import { UndoForm } from "./undo-form";

/** Key of the fetcher that removes lines; UndoRemoval shows what it removed last. */
const REMOVAL = "removal";

export type Removal = { readonly name: string; readonly request: LineRequest } | null;

/** Links to a confirmation page; with script a dialog asks instead. */
export function RemoveLink({ line, name, nameId }: { line: string; name: string; nameId: string }) {
  const [isConfirming, setConfirming] = useState(false);
  const page = `/cart/remove/${encodeURIComponent(line)}`;
  const openDialog = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setConfirming(true);
  };
  return (
    <>
      <Link className="link-btn" to={page} aria-describedby={nameId} onClick={openDialog}>
        Remove
      </Link>
      {isConfirming && <ConfirmRemoval {...{ page, name }} onClose={() => setConfirming(false)} />}
    </>
  );
}

function ConfirmRemoval({ page, name, onClose }: { page: string; name: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { submit, state } = useFetcher<Removal>({ key: REMOVAL });
  const [isConfirmed, setConfirmed] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  // A second removal waits for the first, whose response updates the cart snapshot cookie.
  useEffect(() => {
    if (!isConfirmed || state !== "idle") return;
    submit({ [NO_REDIRECT_FIELD]: "1" }, { method: "post", action: page, preventScrollReset: true });
    dialog.current?.close();
  }, [isConfirmed, state, submit, page]);
  return (
    <dialog
      ref={dialog}
      className="panel form m-auto w-88 max-w-[calc(100%-32px)]"
      aria-label="Remove this item?"
      onClose={onClose}
    >
      <h2>Remove this item?</h2>
      <p className="wrap-anywhere">{name}</p>
      {/* `type="button"`: the dialog is inside the line's form. */}
      <div className="buttons">
        <button type="button" className="btn" aria-busy={isConfirmed || undefined} onClick={() => setConfirmed(true)}>
          Remove
        </button>
        <button type="button" className="btn secondary" onClick={() => dialog.current?.close()}>
          Keep
        </button>
      </div>
    </dialog>
  );
}

/** Long enough to read and reach; the line can always be added again. */
const SHOWN_MS = 10_000;

export function UndoRemoval() {
  const fetcher = useFetcher<Removal>({ key: REMOVAL });
  const { data } = fetcher;
  const button = useRef<HTMLButtonElement>(null);
  const [over, setOver] = useState<Removal>(null);
  useEffect(() => {
    if (!data) return;
    // The focused button was removed with its line.
    button.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => setOver(data), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [data]);
  if (!data || data === over) return null;
  const isUndone = fetcher.state !== "idle" && fetcher.formAction === "/cart";
  return (
    <div className="notice success row mb-3" role="status">
      <span>
        {!isUndone && <b>{REMOVED_TITLE}: </b>}
        {isUndone ? `Putting ${data.name} back…` : removedText(data.name)}
      </span>
      <UndoForm removed={JSON.stringify(data.request)} fetcher={fetcher} button={button} />
    </div>
  );
}
