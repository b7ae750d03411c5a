import { useFetcher } from "@remix-run/react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { Link } from "~/ui/link";
import { STAY } from "./stay-on-page";
import { REMOVAL, type Removal } from "./undo-removal";

interface RemoveLinkProps {
  readonly line: string;
  readonly name: string;
  /** Id of the element with the line's name. */
  readonly nameId: string;
}

/** Leads to a page that asks before it removes the line; with script a dialog asks. */
export function RemoveLink({ line, name, nameId }: RemoveLinkProps) {
  const [isAsking, setAsking] = useState(false);
  const page = `/cart/remove/${encodeURIComponent(line)}`;
  const ask = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setAsking(true);
  };
  return (
    <>
      <Link className="update" to={page} aria-describedby={nameId} onClick={ask}>
        Remove
      </Link>
      {isAsking && <ConfirmRemoval {...{ page, name }} onClose={() => setAsking(false)} />}
    </>
  );
}

interface ConfirmRemovalProps {
  readonly page: string;
  readonly name: string;
  readonly onClose: () => void;
}

function ConfirmRemoval({ page, name, onClose }: ConfirmRemovalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { submit } = useFetcher<Removal>({ key: REMOVAL });
  useEffect(() => dialog.current?.showModal(), []);
  const remove = () => {
    submit({ [STAY]: "1" }, { method: "post", action: page, preventScrollReset: true });
    dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      className="panel form m-auto w-88 max-w-[calc(100%-32px)]"
      aria-label="Remove this item?"
      onClose={onClose}
    >
      <h2>Remove this item?</h2>
      <p className="wrap-anywhere">{name}</p>
      {/* The dialog lies within the line's own form. */}
      <div className="buttons">
        <button type="button" className="btn" onClick={remove}>
          Remove
        </button>
        <button type="button" className="btn quiet" onClick={() => dialog.current?.close()}>
          Keep
        </button>
      </div>
    </dialog>
  );
}
