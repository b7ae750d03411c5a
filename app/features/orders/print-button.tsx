import { Icon } from "~/ui/icon";
import { useHydrated } from "~/ui/use-hydrated";

/** Needs script, so it is not seen before it runs; its place is kept. */
export function PrintButton() {
  const isReady = useHydrated();
  return (
    <button type="button" className={isReady ? "btn quiet" : "btn quiet invisible"} onClick={() => print()}>
      <Icon name="printer" size={20} />
      Print
    </button>
  );
}
