import type { MetaFunction } from "@remix-run/react";
import { notFound } from "~/lib/server/responses";
import { shopLoader } from "~/lib/server/handlers.server";
import { pageMeta } from "~/lib/seo/meta";
import type { Screen } from "~/lib/screen";
import styles from "./styleguide.css?url";
import { Controls } from "./controls";
import { Fields } from "./fields";
import { Colours, Icons, Type } from "./foundations";
import { Messages } from "./messages";
import { Panels } from "./panels";
import { Buying, Goods } from "./selling";

export const handle: Screen = { robots: "noindex" };

export const meta: MetaFunction = () => pageMeta({ title: "Styleguide" });

/** Only in development. */
export const loader = shopLoader(() => (import.meta.env.DEV ? null : notFound()));

function Styleguide() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <link rel="stylesheet" href={styles} />
      <h1>Styleguide</h1>
      <Colours />
      <Type />
      <Controls />
      <Fields />
      <Messages />
      <Panels />
      <Goods />
      <Buying />
      <Icons />
    </div>
  );
}

export default import.meta.env.DEV ? Styleguide : () => null;
