import { useLocation, useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { addedQuantity } from "~/lib/cart-addition";
import { finishAdd } from "~/lib/client/return-after-add.client";
import { useRootData } from "~/lib/root-data";
import { useScreen } from "~/lib/screen";
import { lazyPart } from "~/ui/lazy-part";
import { openPanel } from "~/ui/open-panel";
import { Panel } from "~/ui/panel";

const loadContents = async () => (await import("./cart-panel-contents")).CartPanelContents;
const Contents = lazyPart(loadContents, { panel: "cart" });

export function CartPanel() {
  useOpenAfterAdd();
  useCountOnBack();
  return (
    <Panel name="cart" title="Cart" page="/cart" side="sheet">
      <Contents />
    </Panel>
  );
}

/** Revalidates a page restored from the back/forward cache, to update the cart's quantity. */
function useCountOnBack(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const refresh = ({ persisted }: PageTransitionEvent) => persisted && revalidate();
    addEventListener("pageshow", refresh);
    return () => removeEventListener("pageshow", refresh);
  }, [revalidate]);
}

function useOpenAfterAdd(): void {
  const { notices, measuring } = useRootData();
  const sendsEventsFromPage = measuring?.isServerSending === false;
  const { state, formData, formAction } = useNavigation();
  const { cart } = useScreen();
  const wasSubmitted = useRef(false);
  const isAdding = addedQuantity(formData, formAction, useLocation().pathname) > 0;

  // Load the script while the form is submitted. On failure the panel tries again.
  useEffect(() => {
    if (isAdding && cart === "panel") loadContents().catch(() => undefined);
  }, [isAdding, cart]);

  useEffect(() => {
    if (state !== "idle") {
      wasSubmitted.current = true;
      return;
    }
    const isAdded = notices.some(({ kind }) => kind === "added");
    // The browser itself may be submitting a form from before hydration; the next page handles that
    // one.
    if (!isAdded && !wasSubmitted.current) return;
    const isAddition = finishAdd({ emits: isAdded && sendsEventsFromPage });
    if (isAddition && isAdded && cart === "panel") openPanel("cart");
  }, [state, notices, cart, sendsEventsFromPage]);
}
