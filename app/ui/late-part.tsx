import { type ReactNode, useContext, useId, useState } from "react";
import { DocumentContext } from "~/lib/document-context";
import { arrivalOf, type Late } from "~/lib/late";
import { PendingParts } from "~/lib/pending-parts";
import { useShop } from "~/lib/root-data";
import { logInAddress } from "~/lib/urls/log-in-address";
import { Link } from "./link";

interface LatePartProps<T> {
  of: Late<T>;
  /** As in "… could not be loaded". Without it nothing is said. */
  what?: string;
  /** Seen until the part has come. */
  wait?: ReactNode;
  /** Begins and ends with an element: text would run into the text around it. */
  children: (value: T) => ReactNode;
}

/** A part of the page that may come later than what stands before it. What stands after it comes later still. */
export function LatePart<T>({ of, what, wait, children }: LatePartProps<T>) {
  const mark = useContext(PendingParts);
  const { nonce } = useContext(DocumentContext);
  const waiting = `wait-${useId().replaceAll(":", "")}`;
  // A part that came late stays in the elements it came in, so that newer data does not make them, and what is typed there, anew.
  const [cameLate] = useState("later" in of);
  const arrival = "ok" in of ? of : arrivalOf(of.later);
  const content =
    arrival && (arrival.ok ? children(arrival.value) : what && <Failed what={what} isEnded={arrival.isEnded} />);
  if (!cameLate) return <>{content}</>;
  return (
    <>
      {wait && (
        <div className={`wait ${waiting}`} aria-hidden="true">
          {wait}
        </div>
      )}
      {"later" in of && !arrival ? (
        // Where the renderer breaks off (in-order.server). In a browser everything has come.
        mark && <template data-pending={mark(of.later)} />
      ) : (
        <>
          <template />
          {/* Hidden by what comes after it, without script. Chromium does not ask `:has()` again while it reads a page. */}
          {wait && (
            <style nonce={nonce} suppressHydrationWarning>
              {`.${waiting}{display:none}`}
            </style>
          )}
          {content}
        </>
      )}
    </>
  );
}

function Failed({ what, isEnded }: { what: string; isEnded: boolean }) {
  const { path } = useShop();
  return (
    <p className="muted">
      {isEnded ? "Your session has ended." : `${what} could not be loaded.`}{" "}
      <Link to={isEnded ? logInAddress(path) : path} reloadDocument>
        {isEnded ? "Log in" : "Try again"}
      </Link>
    </p>
  );
}
