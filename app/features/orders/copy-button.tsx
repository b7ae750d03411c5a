import { useState } from "react";
import { useHydrated } from "~/ui/use-hydrated";

/** Needs script: invisible before hydration, keeping its place. */
export function CopyButton({ text }: { text: string }) {
  const isReady = useHydrated();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <button type="button" className={isReady ? "update" : "update invisible"} onClick={() => void copy()}>
        Copy<span className="sr-only"> the tracking number</span>
      </button>
      <span role="status" className="hint">
        {isCopied && "Copied"}
      </span>
    </>
  );
}
