import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { useShop } from "~/lib/root-data";
import { Panel } from "~/ui/panel";
import { LineSkeletons } from "~/ui/skeleton";
import { PlaceForm, type PlaceChoice } from "./place-form";

const PAGE = "/delivery-place";

/** The place with script; without script its link leads to the page. */
export function PlacePanel() {
  return (
    <Panel name="place" title="Where do we deliver?" page={PAGE} side="middle">
      <Contents />
    </Panel>
  );
}

function Contents() {
  const { path } = useShop();
  const { data, load } = useFetcher<PlaceChoice>();
  useEffect(() => load(PAGE), [load]);
  return data ? <PlaceForm {...data} returnTo={path} idPrefix="panel-" /> : <LineSkeletons label="Loading…" />;
}
