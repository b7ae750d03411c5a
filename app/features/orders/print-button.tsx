import { Icon } from "~/ui/icon";
import { useHydrated } from "~/ui/use-hydrated";

export function PrintButton() {
  const isReady = useHydrated();
  return (
    <button
      type="button"
      className={isReady ? "btn secondary" : "btn secondary invisible noscript:hidden"}
      onClick={() => print()}
    >
      <Icon name="printer" size={20} />
      Print
    </button>
  );
}
