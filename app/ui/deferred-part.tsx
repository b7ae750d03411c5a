import { type ReactElement, type ReactNode, useContext, useEffect, useState } from "react";
import { DocumentContext } from "~/lib/document-context";
import { type Deferred, markPending, type Settled, settledOf, trackSettled, wasPending } from "~/lib/deferred";
import { PendingParts } from "~/lib/pending-parts";
import { useShop } from "~/lib/root-data";
import { logInPath } from "~/lib/urls/log-in-path";
import { Link } from "./link";
import { LineSkeletons } from "./skeleton";

interface DeferredPartProps<T> {
  of: Deferred<T>;
  /** As in "… could not be loaded". Without it an error shows nothing. */
  what?: string;
  /** Fallback. Passed in, so that pages without cards do not ship card CSS. */
  wait?: ReactElement | "lines" | "a line";
  /** Must begin and end with an element: text would merge with the text around it. */
  children: (value: T) => ReactNode;
}

/** The page before it is sent without waiting, the page after it once it has settled. */
export function DeferredPart<T>({ of, what, wait, children }: DeferredPartProps<T>) {
  const settled = useSettled(of);
  const content =
    settled && (settled.ok ? children(settled.value) : what && <Failed what={what} isEnded={settled.isEnded} />);
  // On the server, a placeholder precedes a part that was pending in some pass; hydrate.client removes it before
  // hydration. The content keeps its position among the children, for useId.
  const bridged = import.meta.env.SSR && "promise" in of && (!settled || wasPending(of.promise)) ? of.promise : null;
  return (
    <>
      {bridged && wait && <Wait what={what ?? ""} as={wait} />}
      {settled ? (
        <>
          {bridged && <template data-late="" />}
          {bridged && wait && <WaitIsOver what={what ?? ""} />}
          {content}
        </>
      ) : bridged ? (
        <Pending promise={bridged} />
      ) : (
        <Wait what="" as={wait} />
      )}
    </>
  );
}

/** After a client navigation the previous result until the new one is known. */
function useSettled<T>(of: Deferred<T>): Settled<T> | undefined {
  const settled = "ok" in of ? of : settledOf(of.promise);
  const [shown, show] = useState(settled);
  if (settled && settled !== shown) show(settled);
  useEffect(() => {
    if ("promise" in of) void trackSettled(of.promise).then(() => show(settledOf(of.promise)));
  }, [of]);
  return settled ?? shown;
}

const waitingClass = (what: string) => `wait-for-${what.replaceAll(/\W+/g, "-")}`;

function Wait({ what, as }: { what: string; as: DeferredPartProps<unknown>["wait"] }) {
  return (
    <div
      className={import.meta.env.SSR ? `placeholder ${waitingClass(what)}` : "placeholder on-client"}
      aria-hidden="true"
      data-late=""
    >
      {as === "lines" ? <LineSkeletons /> : as === "a line" ? <p className="hint">…</p> : as}
    </div>
  );
}

/** Hides the placeholder without script. Chromium does not re-evaluate `:has()` while it parses a page. */
function WaitIsOver({ what }: { what: string }) {
  const { nonce } = useContext(DocumentContext);
  return <style nonce={nonce} data-late="">{`.${waitingClass(what)}{display:none}`}</style>;
}

/** Where the renderer stops for now (in-order.server). */
function Pending({ promise }: { promise: Promise<Settled<unknown>> }) {
  const mark = useContext(PendingParts);
  markPending(promise);
  return mark && <template data-pending={mark(promise)} />;
}

function Failed({ what, isEnded }: { what: string; isEnded: boolean }) {
  const { path } = useShop();
  return (
    <p className="text-muted">
      {isEnded ? "Your session has ended. " : `${what} could not be loaded. `}
      <Link to={isEnded ? logInPath(path) : path} reloadDocument>
        {isEnded ? "Log in" : "Try again"}
      </Link>
    </p>
  );
}
