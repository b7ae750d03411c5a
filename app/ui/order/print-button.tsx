import { useSyncExternalStore } from "react";
import { Icon } from "../primitives/icon";

/** Needs script, so it is not seen before it runs; its place is kept. */
export function PrintButton() {
  const isReady = useSyncExternalStore(neverChanges, onClient, onServer);
  return (
    <button type="button" className={isReady ? "btn quiet" : "btn quiet invisible"} onClick={() => print()}>
      <Icon name="printer" size={20} />
      Print
    </button>
  );
}

const neverChanges = () => () => undefined;
const onClient = () => true;
const onServer = () => false;
