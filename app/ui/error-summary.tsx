import { useEffect, useRef } from "react";
import { ERROR_PREFIX } from "~/lib/forms/form-title";
import { fieldErrors, formErrors, isInvalid, type SubmissionResult } from "~/lib/forms/submission";
import { useHydrated } from "./use-hydrated";

interface ErrorSummaryProps {
  readonly state: SubmissionResult | null | undefined;
  /** Field labels, because "This field is required" alone does not name the field. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Prefix of errors about the form as a whole. */
  readonly problemTitle?: string;
  readonly idOf?: (field: string) => string;
}

/** Errors of the submitted form at the top of the page, each linking to its field. */
export function ErrorSummary({ state, labels = {}, problemTitle, idOf = (field) => field }: ErrorSummaryProps) {
  const box = useAttention(state);
  if (!state || !isInvalid(state)) return null;
  return (
    <section className="errors" role="alert" aria-labelledby="errors-title" tabIndex={-1} autoFocus ref={box}>
      <h2 id="errors-title">There is a problem</h2>
      <ul>
        {formErrors(state).map((problem) => (
          <li key={problem} className="py-1">
            {problemTitle && <b>{problemTitle}: </b>}
            {problem}
          </li>
        ))}
        {fieldErrors(state).map(([field, message]) => (
          <li key={field} className="py-1">
            <a href={`#${idOf(field)}`}>{labels[field] ? `${labels[field]}: ${message}` : message}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * In a page from the server, autofocus and the title do this and passwords are empty; after a client-side submit it is done here. Hydration must not
 * move the focus out of a field the shopper is typing in.
 */
function useAttention(state: SubmissionResult | null | undefined) {
  const box = useRef<HTMLElement>(null);
  const fromServer = useRef(useHydrated() ? null : state);
  useEffect(() => {
    if (!isInvalid(state) || state === fromServer.current) return;
    box.current?.focus();
    for (const field of document.querySelectorAll<HTMLInputElement>("input[autocomplete$=password]")) field.value = "";
    return () => {
      document.title = document.title.replace(ERROR_PREFIX, "");
    };
  }, [state]);
  // Every time: loaders that run again after the invalid form set the title without the prefix.
  useEffect(() => {
    if (isInvalid(state) && !document.title.startsWith(ERROR_PREFIX)) document.title = ERROR_PREFIX + document.title;
  });
  return box;
}
