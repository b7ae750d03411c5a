import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { useShop } from "~/lib/root-data";
import { Link } from "~/ui/link";
import { LineSkeletons } from "~/ui/skeleton";
import { WishlistItems, type WishlistItemsProps } from "./wishlist-items";
import { MY_WISHLIST } from "./wishlist-view";

/** Its forms return to the current page. */
export function WishlistPanelContents() {
  const { load, data } = useFetcher<Pick<WishlistItemsProps, "lines" | "constraints">>();
  const { path } = useShop();
  useEffect(() => load(MY_WISHLIST), [load]);
  if (!data) return <LineSkeletons label="Loading your wishlist…" />;
  const action = `${MY_WISHLIST}?return-to=${encodeURIComponent(path)}`;
  return (
    <>
      {data.lines.length > 0 ? (
        <WishlistItems {...data} view="list" action={action} state={null} />
      ) : (
        <p>Your wishlist is empty. The heart on a product puts it here.</p>
      )}
      <p>
        <Link to={MY_WISHLIST}>Open my wishlist</Link>
      </p>
    </>
  );
}
