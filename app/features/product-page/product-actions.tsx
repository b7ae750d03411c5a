import type { Sku } from "~/lib/commerce/model/ids";
import { CompareButton } from "~/features/compare/compare-button";
import { CompareLink } from "~/features/compare/compare-link";
import { WishlistButton } from "~/features/wishlist/wishlist-button";
import { DefaultSubmit } from "~/ui/default-submit";
import { BUY_FORM } from "./buy-form";
import { Share } from "./share";

interface ProductActionsProps {
  /** Null where there is no form whose choice could be kept. */
  sku: Sku | null;
  name: string;
  /** Absolute URL. */
  address: string;
}

export function ProductActions({ sku, name, address }: ProductActionsProps) {
  return (
    <div className="flex items-center gap-1">
      {/* Before the other buttons of the form, so that Enter in a field adds to the cart. */}
      {sku && <DefaultSubmit intent="add" form={BUY_FORM} />}
      <Share title={name} address={address} />
      {sku && (
        <>
          <WishlistButton sku={sku} form={BUY_FORM} />
          <CompareButton sku={sku} form={BUY_FORM} />
          <CompareLink />
        </>
      )}
    </div>
  );
}
