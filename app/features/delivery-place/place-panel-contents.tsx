import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { useShop } from "~/lib/root-data";
import { LineSkeletons } from "~/ui/skeleton";
import { PlaceForm, type PlaceChoice } from "./place-form";

export function PlacePanelContents() {
  const { path } = useShop();
  const { data, load } = useFetcher<PlaceChoice>();
  useEffect(() => load("/delivery-place"), [load]);
  return data ? <PlaceForm {...data} returnTo={path} idPrefix="panel-" /> : <LineSkeletons label="Loading…" />;
}
