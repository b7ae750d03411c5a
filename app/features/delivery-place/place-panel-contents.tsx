import { useShop } from "~/lib/root-data";
import { LineSkeletons } from "~/ui/skeleton";
import { usePanelData } from "~/ui/use-panel-data";
import { PlaceForm, type PlaceChoice } from "./place-form";

export function PlacePanelContents() {
  const { path } = useShop();
  const data = usePanelData<PlaceChoice>("/delivery-place");
  return data ? <PlaceForm {...data} returnTo={path} idPrefix="panel-" /> : <LineSkeletons label="Loading…" />;
}
