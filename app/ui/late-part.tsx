import { type ReactElement, type ReactNode, useContext, useEffect, useState } from "react";
import { DocumentContext } from "~/lib/document-context";
import { type Arrival, arrivalOf, type Late, noteArrival, notePending, wasPending } from "~/lib/late";
import { PendingParts } from "~/lib/pending-parts";
import { useShop } from "~/lib/root-data";
import { logInAddress } from "~/lib/urls/log-in-address";
import { Link } from "./link";
import { LineSkeletons } from "./skeleton";

interface LatePartProps<T> {
  of: Late<T>;
  /** As in "… could not be loaded", once a page. Without it nothing is said. */
  what?: string;
  /** Seen until the part has come. Cards are handed in, so that pages without cards need no styles of them. */
  wait?: ReactElement | "lines" | "a line";
  /** Begins and ends with an element: text would run into the text around it. */
  children: (value: T) => ReactNode;
}

/** A part of the page that may come later than what stands before it. What stands after it comes later still. */
export function LatePart<T>({ of, what, wait, children }: LatePartProps<T>) {
  const arrival = useArrival(of);
  const content =
    arrival && (arrival.ok ? children(arrival.value) : what && <Failed what={what} isEnded={arrival.isEnded} />);
  // On the server, a placeholder stands before a part that was pending in some pass. When hydrating, all parts are there and hydrate.client has removed
  // the placeholders. The content keeps its place among the children: useId counts them.
  const bridged = import.meta.env.SSR && "later" in of && (!arrival || wasPending(of.later)) ? of.later : null;
  return (
    <>
      {bridged && wait && <Wait what={what ?? ""} as={wait} />}
      {arrival ? (
        <>
          {bridged && <template data-late="" />}
          {bridged && wait && <WaitIsOver what={what ?? ""} />}
          {content}
        </>
      ) : bridged ? (
        <Pending later={bridged} />
      ) : (
        <Wait what="" as={wait} />
      )}
    </>
  );
}

/** What has come of it. After a soft navigation that may be later; what the same part showed before stays until then. */
function useArrival<T>(of: Late<T>): Arrival<T> | undefined {
  const arrival = "ok" in of ? of : arrivalOf(of.later);
  const [shown, show] = useState(arrival);
  if (arrival && arrival !== shown) show(arrival);
  useEffect(() => {
    if ("later" in of) void noteArrival(of.later).then(() => show(arrivalOf(of.later)));
  }, [of]);
  return arrival ?? shown;
}

const waitingClass = (what: string) => `wait-for-${what.replaceAll(/\W+/g, "-")}`;

function Wait({ what, as }: { what: string; as: LatePartProps<unknown>["wait"] }) {
  return (
    <div
      className={import.meta.env.SSR ? `wait ${waitingClass(what)}` : "wait in-place"}
      aria-hidden="true"
      data-late=""
    >
      {as === "lines" ? <LineSkeletons /> : as === "a line" ? <p className="hint">…</p> : as}
    </div>
  );
}

/** Hides what was seen until then, without script. Chromium does not ask `:has()` again while it reads a page. */
function WaitIsOver({ what }: { what: string }) {
  const { nonce } = useContext(DocumentContext);
  return <style nonce={nonce} data-late="">{`.${waitingClass(what)}{display:none}`}</style>;
}

/** Where the renderer breaks off (in-order.server). */
function Pending({ later }: { later: Promise<Arrival<unknown>> }) {
  const mark = useContext(PendingParts);
  notePending(later);
  return mark && <template data-pending={mark(later)} />;
}

function Failed({ what, isEnded }: { what: string; isEnded: boolean }) {
  const { path } = useShop();
  return (
    <p className="text-muted">
      {isEnded ? "Your session has ended. " : `${what} could not be loaded. `}
      <Link to={isEnded ? logInAddress(path) : path} reloadDocument>
        {isEnded ? "Log in" : "Try again"}
      </Link>
    </p>
  );
}
