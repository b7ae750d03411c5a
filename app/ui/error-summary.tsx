import { useEffect, useRef, useState, type MouseEvent } from "react";
import { ERROR_PREFIX } from "~/lib/forms/form-title";
import { errorOf, fieldErrors, formErrors, isInvalid, type SubmissionResult } from "~/lib/forms/submission";
import { CheckAgain } from "./check-again";
import { useHydrated } from "./use-hydrated";

interface ErrorSummaryProps {
  readonly state: SubmissionResult | null | undefined;
  /** Field labels, because "This field is required" alone does not name the field. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Id of the notice inside the form that shows the errors about the form as a whole; without it they are listed here. */
  readonly noticeId?: string;
  /** Id of the field; null if the page no longer has it: the error then links to the page's content. */
  readonly idOf?: (field: string) => string | null;
  /** For small forms within a longer page: with script the field shows its error and takes the focus, and the page stays where it is. */
  readonly isAtField?: boolean;
}

/** Errors of the submitted form at the top of the page, each linking to its field. */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { state, labels = {}, noticeId, idOf = (field) => field } = props;
  const isHydrated = useHydrated();
  const [fromServer] = useState(isHydrated ? null : state);
  const field = props.isAtField && state && state !== fromServer ? onlyField(state) : null;
  const id = field === null ? null : idOf(field);
  const hasOnlyNotice = noticeId !== undefined && isInvalid(state) && fieldErrors(state).length === 0;
  const answeredAt = hasOnlyNotice ? noticeId : id !== null && document.getElementById(id) ? id : null;
  const box = useAttention(state, fromServer, answeredAt);
  useCorrection(state);
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
              <a href={`#${id}`} onClick={(event) => leadTo(id, event)}>
                {labels[field] ? `${labels[field]}: ${message}` : message}
              </a>
            </li>
          );
        })}
      </ul>
      {state.isBeingOrdered && <CheckAgain />}
    </section>
  );
}

/** The browser's own jump adds a history entry, for which the router would forget the errors. */
function leadTo(id: string, event: MouseEvent): void {
  event.preventDefault();
  focusField(id);
}

function focusField(id: string): void {
  const field = document.getElementById(id);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}

/** The one field with an error, if nothing else is wrong. */
function onlyField(state: SubmissionResult): string | null {
  const [first, ...others] = fieldErrors(state);
  return first && others.length === 0 && formErrors(state).length === 0 ? first[0] : null;
}

/**
 * In a page from the server, autofocus and the title do this and passwords are empty; after a client-side submit it is done here. Hydration must not
 * move the focus out of a field the shopper is typing in.
 */
function useAttention(
  state: ErrorSummaryProps["state"],
  fromServer: ErrorSummaryProps["state"],
  answeredAt: string | null,
) {
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
 * A field that is changed is no longer marked as wrong, until the next answer. Its message keeps its space, so that nothing moves while someone types.
 * In the document, because the fields belong to many forms.
 */
function useCorrection(state: ErrorSummaryProps["state"]): void {
  useEffect(() => {
    if (!isInvalid(state)) return;
    const marks: (() => void)[] = [];
    const correct = ({ target }: Event) => {
      const field = target instanceof Element ? target.closest("[aria-invalid=true]") : null;
      if (field) marks.push(unmark(field));
    };
    document.addEventListener("input", correct);
    return () => {
      document.removeEventListener("input", correct);
      for (const markAgain of marks) markAgain();
    };
  }, [state]);
}

/** Returns a function that restores the mark if the next response still has the error: React does not touch unchanged attributes. */
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
