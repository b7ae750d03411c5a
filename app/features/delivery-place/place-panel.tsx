import { lazyPart } from "~/ui/lazy-part";
import { Panel } from "~/ui/panel";

const Contents = lazyPart(async () => (await import("./place-form")).PlacePanelContents, { panel: "place" });

export function PlacePanel() {
  return (
    <Panel name="place" title="Where do we deliver?" page="/delivery-place" side="center">
      <Contents />
    </Panel>
  );
}
