import { type RefObject, useEffect, useRef, useState } from "react";
import {
  ERROR_PREFIX,
  errorOf,
  fieldErrors,
  formErrors,
  isInvalid,
  type SubmissionResult,
} from "~/lib/forms/submission";
import { CheckAgain } from "./check-again";
import { useHydrated } from "./use-hydrated";

type State = SubmissionResult | null | undefined;

interface ErrorSummaryProps {
  readonly state: State;
  /** Field labels, because "This field is required" alone does not name the field. */
  readonly labels?: Readonly<Record<string, string>>;
  /**
   * Id of a notice in the form with errors about the whole form; otherwise they are listed here.
   */
  readonly noticeId?: string;
  /** Null if the page no longer has the field: the error then links to the content. */
  readonly idOf?: (field: string) => string | null;
  /**
   * For small forms in a long page: with script the field gets the focus, and the page does not
   * scroll.
   */
  readonly isAtField?: boolean;
}

/** At the top of the page; each error links to its field. */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { state, labels = {}, noticeId, idOf = (field) => field } = props;
  const isHydrated = useHydrated();
  const [fromServer] = useState(isHydrated ? null : state);
  const field = props.isAtField && state && state !== fromServer ? onlyField(state) : null;
  const id = field === null ? null : idOf(field);
  const hasOnlyNotice = noticeId !== undefined && isInvalid(state) && fieldErrors(state).length === 0;
  const answeredAt = hasOnlyNotice ? noticeId : id !== null && document.getElementById(id) ? id : null;
  const box = useAttention(state, fromServer, answeredAt);
  useCorrection(state, box);
  if (!state || !isInvalid(state) || hasOnlyNotice) return null;
  if (answeredAt !== null) {
    return (
      <p className="sr-only" role="alert">
        {errorOf(state, field ?? "")}
      </p>
    );
  }
  return (
    <section className="errors" role="alert" aria-labelledby="errors-title" tabIndex={-1} autoFocus ref={box}>
      <h2 id="errors-title">There is a problem</h2>
      <ul>
        {(noticeId === undefined ? formErrors(state) : []).map((problem) => (
          <li key={problem} className="py-1">
            {problem}
          </li>
        ))}
        {fieldErrors(state).map(([field, message]) => {
          const id = idOf(field) ?? "main";
          return (
            <li key={field} className="py-1">
              <a
                className="inline-block text-danger"
                href={`#${id}`}
                onClick={(event) => {
                  // The browser's own jump adds a history entry, for which the router would lose
                  // the errors.
                  event.preventDefault();
                  focusField(id);
                }}
              >
                {labels[field] ? `${labels[field]}: ${message}` : message}
              </a>
            </li>
          );
        })}
      </ul>
      {state.isBeingOrdered && <CheckAgain className="inline-block text-danger" />}
    </section>
  );
}

function focusField(id: string): void {
  const field = document.getElementById(id);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}

function onlyField(state: SubmissionResult): string | null {
  const [first, ...others] = fieldErrors(state);
  return first && others.length === 0 && formErrors(state).length === 0 ? first[0] : null;
}

/**
 * Only after a client-side submit, which documents do not need. Must not move the focus out of a
 * field in use.
 */
function useAttention(state: State, fromServer: State, answeredAt: string | null) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isInvalid(state) || state === fromServer) return;
    if (answeredAt === null) box.current?.focus();
    else focusField(answeredAt);
    for (const field of document.querySelectorAll<HTMLInputElement>("input[autocomplete$=password]")) field.value = "";
    return () => {
      document.title = document.title.replace(ERROR_PREFIX, "");
    };
  }, [state, fromServer, answeredAt]);
  // Every time: loaders that run again after the invalid form set the title without the prefix.
  useEffect(() => {
    if (isInvalid(state) && !document.title.startsWith(ERROR_PREFIX)) document.title = ERROR_PREFIX + document.title;
  });
  return box;
}

/**
 * A changed field is no longer marked as invalid; its message keeps its space. After the last the
 * summary is hidden, but not in Safari, which would move the page under the finger.
 */
function useCorrection(state: State, summary: RefObject<HTMLElement>): void {
  useEffect(() => {
    if (!isInvalid(state)) return;
    const marks: (() => void)[] = [];
    const box = summary.current;
    const correct = ({ target }: Event) => {
      const field = target instanceof Element ? target.closest("[aria-invalid=true]") : null;
      if (!field) return;
      marks.push(unmark(field));
      if (box) box.hidden = CSS.supports("overflow-anchor:auto") && !document.querySelector("[aria-invalid=true]");
    };
    document.addEventListener("input", correct);
    return () => {
      document.removeEventListener("input", correct);
      for (const markAgain of marks) markAgain();
      if (box) box.hidden = false;
    };
  }, [state]);
}

/**
 * The returned function restores the mark for the same error: React does not touch unchanged
 * attributes.
 */
function unmark(field: Element): () => void {
  const notes = field.getAttribute("aria-describedby") ?? "";
  const id = notes.split(" ").find((note) => note.endsWith("-error")) ?? "";
  const note = document.getElementById(id);
  field.setAttribute("aria-invalid", "false");
  field.setAttribute("aria-describedby", notes.replace(id, "").trim());
  note?.style.setProperty("visibility", "hidden");
  return () => {
    note?.style.removeProperty("visibility");
    if (field.getAttribute("aria-invalid") !== "false") return;
    field.setAttribute("aria-invalid", "true");
    field.setAttribute("aria-describedby", notes);
  };
}
