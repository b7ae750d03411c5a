import { useLocation, useSubmit } from "@remix-run/react";
import { useState } from "react";
import { SearchForm } from "~/features/search/search-form";
import { useMenu } from "~/lib/root-data";
import { Chips } from "~/ui/chips";
import { Link } from "~/ui/link";
import { unansweredForm } from "./use-busy-control";

const MESSAGES: Readonly<Record<number, readonly string[]>> = {
  0: [
    "You are offline.",
    "Try again when you are back online. Pages you have seen still open. Your last step may have gone through: check before sending again.",
  ],
  400: ["Sorry, we did not understand that request.", "Go back and try again."],
  403: [
    "This form did not come from our shop, so nothing was changed.",
    "Open the page again and send the form from there.",
  ],
  404: ["This page could not be found.", "It may have moved, or the product is no longer sold. Try a search."],
  405: ["That did not work.", "Nothing was changed."],
  413: ["That was too long, so nothing was changed.", "Shorten it and send it again."],
  429: ["Too many requests from your connection.", "Wait a minute and try again."],
  502: ["Something went wrong on our side, so we cannot show this page.", "Please try again in a few minutes."],
  503: [
    "We cannot reach our system right now.",
    "Nothing you did is lost. If you sent a form, go back to it: it has what you typed. Please try again in half a minute.",
  ],
};
const WORKED_ON = [
  "We are making some improvements and will be back soon.",
  "Your cart is safe. Please repeat your last step then.",
];
const OTHERWISE = ["Something went wrong on our side.", "Please try again. If it happens again, contact us."];

function isWorthRetrying(status: number): boolean {
  return status === 0 || status >= 500 || [408, 425, 429].includes(status);
}

export function ErrorPage({ status, isMaintenance = false }: { status: number; isMaintenance?: boolean }) {
  const { pathname, search } = useLocation();
  const departments = useMenu();
  return (
    <section className="panel message-panel">
      <h1>{errorTitle(status, isMaintenance)}</h1>
      {(isMaintenance ? WORKED_ON : (MESSAGES[status] ?? OTHERWISE)).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {/* One text: two would move apart where a packet ends between them. */}
      {status > 0 && <p className="hint">{`Error ${status}`}</p>}
      {!isMaintenance && (
        <div className="w-full max-w-120">
          <SearchForm />
        </div>
      )}
      <div className="grid gap-3 *:min-w-56">
        {isWorthRetrying(status) && <TryAgain page={pathname + search} />}
        {!isMaintenance && (
          <Link className={isWorthRetrying(status) ? "btn secondary" : "btn"} to="/" reloadDocument>
            Back to Home page
          </Link>
        )}
      </div>
      {status === 404 && departments.length > 0 && (
        <nav className="w-full" aria-label="Departments">
          <Chips links={departments} />
        </nav>
      )}
    </section>
  );
}

export function errorTitle(status: number, isMaintenance: boolean): string {
  if (isMaintenance) return "We will be back soon";
  return status === 404 ? "Page not found" : "An error occurred";
}

/** Like reloading a document, this may repeat what was executed already (docs/decisions/0009). */
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
