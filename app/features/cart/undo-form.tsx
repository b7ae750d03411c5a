import { Form, type FetcherWithComponents } from "@remix-run/react";
import type { Ref } from "react";
import { NO_REDIRECT_FIELD } from "./pending-changes";

interface UndoFormProps {
  readonly removed: string;
  readonly fetcher?: Pick<FetcherWithComponents<unknown>, "Form" | "state">;
  readonly button?: Ref<HTMLButtonElement>;
  readonly className?: string;
}

/** A module of its own, because every page has it in its notices. */
export function UndoForm({ removed, fetcher, button, className }: UndoFormProps) {
  const FormOf = fetcher?.Form ?? Form;
  return (
    <FormOf method="post" action="/cart" className={className}>
      <input type="hidden" name="removed" value={removed} />
      {fetcher && <input type="hidden" name={NO_REDIRECT_FIELD} value="1" />}
      <button className="link-btn" name="intent" value="undo" ref={button} disabled={fetcher?.state === "submitting"}>
        Undo
      </button>
    </FormOf>
  );
}
