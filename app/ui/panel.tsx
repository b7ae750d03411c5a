import { Suspense, useEffect } from "react";
import { lazyPart } from "./lazy-part";
import { useCommitEffect } from "./use-commit-effect";
import { readyPanels, useOpenPanel } from "./open-panel";
import type { PanelDialogProps } from "./panel-dialog";
import { LineSkeletons } from "./skeleton";

const LazyDialog = lazyPart(async () => (await import("./panel-dialog")).PanelDialog, {
  panel: "every",
  instead: PageInstead,
});

/**
 * Opened by `<Link to={page} data-panel={name}>`. Contents are lazy, mounted only while open, and
 * fetch their data.
 */
export function Panel({ name, children, ...dialog }: PanelDialogProps) {
  const isOpen = useOpenPanel() === name;
  useCommitEffect(() => {
    readyPanels.add(name);
    return () => void readyPanels.delete(name);
  }, [name]);
  return isOpen ? (
    <Suspense>
      <LazyDialog name={name} {...dialog}>
        <Suspense fallback={<LineSkeletons label="Loading…" />}>{children}</Suspense>
      </LazyDialog>
    </Suspense>
  ) : null;
}

function PageInstead({ page }: PanelDialogProps) {
  useEffect(() => location.assign(page), [page]);
  return null;
}
