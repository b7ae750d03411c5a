import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { lazyPart } from "~/ui/lazy-part";
import { Panel } from "~/ui/panel";
import { useOpenAfterAdd } from "./use-open-after-add";

const Contents = lazyPart(async () => (await import("./cart-panel-contents")).CartPanelContents);

/** The cart in a side panel; without script its link leads to /cart. */
export function CartPanel() {
  useOpenAfterAdd();
  useCountOnBack();
  return (
    <Panel name="cart" title="Cart" page="/cart">
      <Contents />
    </Panel>
  );
}

/** Revalidates a page restored from the back/forward cache, to update the number in the cart. */
function useCountOnBack(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const refresh = ({ persisted }: PageTransitionEvent) => persisted && revalidate();
    addEventListener("pageshow", refresh);
    return () => removeEventListener("pageshow", refresh);
  }, [revalidate]);
}
