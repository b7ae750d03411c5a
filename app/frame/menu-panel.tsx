import { lazyPart } from "~/ui/lazy-part";
import { Panel } from "~/ui/panel";

const Menu = lazyPart(async () => (await import("./menu")).Menu);

export function MenuPanel() {
  return (
    <Panel name="menu" title="Menu" page="/categories" side="start">
      <Menu />
    </Panel>
  );
}
