import { useEffect, useRef, useSyncExternalStore } from "react";
import { ERROR_PREFIX } from "~/lib/forms/form-title";
import { isInvalid, type FormState } from "~/lib/forms/form-state";

interface ErrorSummaryProps {
  readonly state: FormState | null | undefined;
  /** Field labels, because "This field is required" alone does not say which. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Said before what is wrong with the form as a whole. */
  readonly problemTitle?: string;
  readonly idOf?: (field: string) => string;
}

/** What is wrong with the form that was sent, first on the page, each line leading to its field. */
export function ErrorSummary({ state, labels = {}, problemTitle, idOf = (field) => field }: ErrorSummaryProps) {
  const box = useAttention(state);
  if (!state || !isInvalid(state)) return null;
  return (
    <section className="errors" role="alert" aria-labelledby="errors-title" tabIndex={-1} autoFocus ref={box}>
      <h2 id="errors-title">There is a problem</h2>
      <ul>
        {state.problems.map((problem) => (
          <li key={problem}>
            {problemTitle && <b>{problemTitle}: </b>}
            {problem}
          </li>
        ))}
        {Object.entries(state.errors).map(([field, [message]]) => (
          <li key={field}>
            <a href={`#${idOf(field)}`}>{labels[field] ? `${labels[field]}: ${message}` : message}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * In a page from the server autofocus and the title do this. An answer that arrives by script needs it done here; but
 * hydration in mid-use must not pull the focus out of the field somebody is typing in.
 */
function useAttention(state: FormState | null | undefined) {
  const box = useRef<HTMLElement>(null);
  const isHydrating = useSyncExternalStore(neverChanges, onClient, onServer);
  const fromServer = useRef(isHydrating ? state : null);
  useEffect(() => {
    if (!isInvalid(state) || state === fromServer.current) return;
    box.current?.focus();
    if (document.title.startsWith(ERROR_PREFIX)) return;
    document.title = ERROR_PREFIX + document.title;
    return () => {
      document.title = document.title.replace(ERROR_PREFIX, "");
    };
  }, [state]);
  return box;
}

const neverChanges = () => () => undefined;
const onClient = () => false;
const onServer = () => true;
