import { useState } from "react";
import { useHydrated } from "./use-hydrated";

/** Needs script: invisible before hydration, keeping its place. `what`: for screen readers. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const isReady = useHydrated();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <button
        type="button"
        className={isReady ? "link-btn" : "link-btn invisible"}
        data-script-only=""
        onClick={() => void copy()}
      >
        Copy<span className="sr-only"> the {what}</span>
      </button>
      <span role="status" className="hint">
        {isCopied && "Copied"}
      </span>
    </>
  );
}
