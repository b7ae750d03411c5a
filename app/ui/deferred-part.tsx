import { type ReactElement, type ReactNode, useContext, useEffect, useState } from "react";
import { DocumentContext, PendingParts } from "~/lib/document-context";
import { type Deferred, pendingOnce, type Settled, settledOf, trackSettled } from "~/lib/deferred";
import { useRootData } from "~/lib/root-data";
import { logInPath } from "~/lib/urls/paths";
import { Link } from "./link";
import { LineSkeletons } from "./skeleton";

interface DeferredPartProps<T> {
  data: Deferred<T>;
  /** As in "… could not be loaded". Without it an error shows nothing. */
  label?: string;
  /** Passed in, so that pages without cards do not ship card CSS. */
  fallback?: ReactElement | "lines" | "a line";
  /** Must begin and end with an element: text would merge with the text around it. */
  children: (value: T) => ReactNode;
}

/** The page before it is sent without waiting, the page after it once it has settled. */
export function DeferredPart<T>({ data, label, fallback, children }: DeferredPartProps<T>) {
  const settled = useSettled(data);
  const content =
    settled && (settled.ok ? children(settled.value) : label && <Failed label={label} isEnded={settled.isEnded} />);
  // On the server, a placeholder precedes a part that was pending in some pass; hydrate.client
  // removes it before hydration. The content keeps its position among the children, for useId.
  const bridged =
    import.meta.env.SSR && "promise" in data && (!settled || pendingOnce.has(data.promise)) ? data.promise : null;
  return (
    <>
      {bridged && fallback && <Placeholder label={label ?? ""} fallback={fallback} />}
      {settled ? (
        <>
          {bridged && <template data-ssr="" />}
          {bridged && fallback && <HidePlaceholder label={label ?? ""} />}
          {content}
        </>
      ) : bridged ? (
        <Pending promise={bridged} />
      ) : (
        <Placeholder label="" fallback={fallback} />
      )}
    </>
  );
}

/** After a client navigation the previous result until the new one is known. */
export function useSettled<T>(of: Deferred<T>): Settled<T> | undefined {
  const settled = "ok" in of ? of : settledOf(of.promise);
  const [shown, show] = useState(settled);
  if (settled && settled !== shown) show(settled);
  useEffect(() => {
    if ("promise" in of) void trackSettled(of.promise).then(() => show(settledOf(of.promise)));
  }, [of]);
  return settled ?? shown;
}

const placeholderClass = (label: string) => `placeholder-${label.replaceAll(/\W+/g, "-")}`;

function Placeholder({ label, fallback }: { label: string; fallback: DeferredPartProps<unknown>["fallback"] }) {
  return (
    <div
      className={import.meta.env.SSR ? `placeholder ${placeholderClass(label)}` : "placeholder on-client"}
      aria-hidden="true"
      data-ssr=""
    >
      {fallback === "lines" ? <LineSkeletons /> : fallback === "a line" ? <p className="hint">…</p> : fallback}
    </div>
  );
}

/**
 * Hides the placeholder without script. Chromium does not re-evaluate `:has()` while it parses a
 * page.
 */
function HidePlaceholder({ label }: { label: string }) {
  const { nonce } = useContext(DocumentContext);
  return <style nonce={nonce} data-ssr="">{`.${placeholderClass(label)}{display:none}`}</style>;
}

/** Where the renderer stops for now (in-order.server). */
function Pending({ promise }: { promise: Promise<Settled<unknown>> }) {
  const mark = useContext(PendingParts);
  pendingOnce.add(promise);
  return mark && <template data-pending={mark(promise)} />;
}

function Failed({ label, isEnded }: { label: string; isEnded: boolean }) {
  const { path } = useRootData();
  return (
    <p className="text-muted">
      {isEnded ? "Your session has ended. " : `${label} could not be loaded. `}
      <Link to={isEnded ? logInPath(path) : path} reloadDocument>
        {isEnded ? "Log in" : "Try again"}
      </Link>
    </p>
  );
}
