import { lazyPart } from "~/ui/lazy-part";
import { Panel } from "~/ui/panel";
import { MY_WISHLIST } from "./wishlist-view";

const Contents = lazyPart(async () => (await import("./wishlist-panel-contents")).WishlistPanelContents, {
  panel: "wishlist",
});

export function WishlistPanel() {
  return (
    <Panel name="wishlist" title="Wishlist" page={MY_WISHLIST}>
      <Contents />
    </Panel>
  );
}
