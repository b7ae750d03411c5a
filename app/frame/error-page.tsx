import { useLocation, useSubmit } from "@remix-run/react";
import { useState } from "react";
import { SearchForm } from "~/features/search/search-form";
import { useMenu } from "~/lib/root-data";
import { Chips } from "~/ui/chips";
import { Link } from "~/ui/link";
import { unansweredForm } from "./use-busy-control";

/** Error messages and what the shopper can do. Titles and statuses: product P167. */
const MESSAGES: Readonly<Record<number, readonly string[]>> = {
  0: [
    "You are offline.",
    "Try again when the connection is back; pages you have seen still open. What you were sending may have arrived: look first.",
  ],
  400: ["The shop did not understand this request.", "Go back and try again."],
  403: [
    "This form was not sent from a page of this shop, so nothing was changed.",
    "Open the page again and send the form from there.",
  ],
  404: ["This page could not be found.", "It may have moved, or the product is no longer sold. Try the search."],
  405: ["This page cannot be used that way.", "Nothing was changed."],
  413: ["What you sent is too large for this shop, so nothing was changed.", "Shorten it and send it again."],
  429: ["There were too many requests from your connection.", "Wait a minute and try again."],
  502: ["The shop got an answer it could not use, so this page cannot be shown.", "Please try again in a few minutes."],
  503: [
    "The shop cannot reach its catalogue right now.",
    "What you did so far is kept. Please try again in half a minute.",
  ],
};
const WORKED_ON = [
  "The shop is being worked on and will be back soon.",
  "Your cart is kept. What you were sending was not taken: send it again then.",
];
const OTHERWISE = ["Something went wrong on our side.", "Please try again. If it happens again, call our support."];

/** Errors that may not happen again: 408, 425, 429 and 5xx. */
function isWorthRetrying(status: number): boolean {
  return status === 0 || status >= 500 || [408, 425, 429].includes(status);
}

export function ErrorPage({ status, isWorkedOn = false }: { status: number; isWorkedOn?: boolean }) {
  const { pathname, search } = useLocation();
  const isMissing = status === 404;
  return (
    <section className="panel told">
      {status > 0 && (
        <p className="text-3xl font-[650] text-muted" aria-hidden="true">
          {status}
        </p>
      )}
      <h1>{errorTitle(status, isWorkedOn)}</h1>
      {(isWorkedOn ? WORKED_ON : (MESSAGES[status] ?? OTHERWISE)).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {!isWorkedOn && <SearchForm />}
      <div className="grid gap-3 *:min-w-56">
        {isWorthRetrying(status) && <TryAgain page={pathname + search} />}
        {!isWorkedOn && (
          <Link className={isWorthRetrying(status) ? "btn quiet" : "btn"} to="/" reloadDocument>
            Back to Home page
          </Link>
        )}
      </div>
      {isMissing && <Departments />}
    </section>
  );
}

export function errorTitle(status: number, isWorkedOn: boolean): string {
  if (isWorkedOn) return "We will be back soon";
  return status === 404 ? "Page not found" : "An error occurred";
}

/** Sends the form again that was not answered, as reloading a document would: it may have been done already (docs/decisions/0009). */
function TryAgain({ page }: { page: string }) {
  const submit = useSubmit();
  const [form] = useState(unansweredForm);
  const send = () => form && submit(form.formData, { method: "post", action: form.formAction });
  return form ? (
    <button className="btn" onClick={send}>
      Send again
    </button>
  ) : (
    <Link className="btn" to={page} reloadDocument>
      Try again
    </Link>
  );
}

function Departments() {
  const departments = useMenu();
  if (departments.length === 0) return null;
  return (
    <nav aria-label="Departments">
      <Chips links={departments} />
    </nav>
  );
}
