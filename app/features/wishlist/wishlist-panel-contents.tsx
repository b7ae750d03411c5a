import type { WishlistPage } from "~/lib/commerce/model/wishlist";
import type { Constraints } from "~/lib/forms/submission";
import { type Deferred, valueIfReady } from "~/lib/deferred";
import { useShop } from "~/lib/root-data";
import { Link } from "~/ui/link";
import { LineSkeletons } from "~/ui/skeleton";
import { usePanelData } from "~/ui/use-panel-data";
import { WishlistItems } from "./wishlist-items";
import { MY_WISHLIST } from "./wishlist-view";

export function WishlistPanelContents() {
  const data = usePanelData<{ list: Deferred<WishlistPage>; constraints: Constraints }>(MY_WISHLIST);
  const { path } = useShop();
  if (!data) return <LineSkeletons label="Loading your wishlist…" />;
  const lines = valueIfReady(data.list)?.lines ?? [];
  const action = `${MY_WISHLIST}?return-to=${encodeURIComponent(path)}`;
  return (
    <>
      {lines.length > 0 ? (
        <WishlistItems lines={lines} constraints={data.constraints} view="list" action={action} state={null} />
      ) : (
        <p>Your wishlist is empty. Tap the heart on a product to save it here.</p>
      )}
      <p>
        <Link to={MY_WISHLIST}>Open my wishlist</Link>
      </p>
    </>
  );
}
