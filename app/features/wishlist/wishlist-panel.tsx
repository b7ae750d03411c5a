import { lazyPart } from "~/ui/lazy-part";
import { Panel } from "~/ui/panel";
import { MY_WISHLIST } from "./wishlist-view";

const loadContents = async () => (await import("./wishlist-items")).WishlistPanelContents;
const Contents = lazyPart(loadContents, { panel: "wishlist" });

export function WishlistPanel() {
  return (
    <Panel name="wishlist" title="Wishlist" page={MY_WISHLIST}>
      <Contents />
    </Panel>
  );
}
