import { lazyPart } from "~/ui/lazy-part";
import { Panel } from "~/ui/panel";

const Menu = lazyPart(async () => (await import("./menu")).Menu);

/** Unpacks the menu only while it is open. */
export function MenuPanel() {
  return (
    <Panel name="menu" title="Menu" page="/categories" side="start">
      <Menu />
    </Panel>
  );
}
