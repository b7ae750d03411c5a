import { UNSAFE_RemixContext as RemixContext, useMatches } from "@remix-run/react";
import { useContext, useState } from "react";
import { DocumentContext } from "~/lib/document-context";
import { pageKind } from "~/lib/page-kind";
import { useShop } from "~/lib/root-data";

/** Runs entry.client 200 ms after the load event, so as not to delay painting, or at the first sign of use. A tap on a link is none; one on a button does not load React. A mouse that rests where the page appears is none. After an addition it runs at once, to scroll back to the place. Notes the URL of the document, which Back may change before entry.client runs. */
export const RUN_FIRST_SCRIPT = `{let{dataset:d}=document.currentScript,n,r=_=>import(d.entry);d.at=location.pathname+location.search;for(let t of"load pointerover pointermove keydown focusin input".split(" "))addEventListener(t,e=>t=="load"?setTimeout(r,200):(n=(t=="focusin"||e.pointerType=="touch")&&e.target.closest("a,button"))?n.href||r():e.pointerType=="mouse"&&!e.movementX&&!e.movementY||d.used&&t[0]=="p"||r(d.used=t));document.querySelector(".notice.success")&&r()}`;

/** Replaces Remix's <Scripts />: entry.client imports the framework at the first sign of use (docs/decisions/0015). */
export function FirstUseScripts() {
  const { nonce, hasThirdParties, savesData, fieldDataPercent, renderedParts } = useContext(DocumentContext);
  const remix = useContext(RemixContext);
  const matches = useMatches();
  const match = matches.at(-1);
  const { measuring, notices, captchas } = useShop();
  const emitsAddition = measuring?.isServerSending === false && notices.some(({ kind }) => kind === "added");
  // Rendered once: hydration keeps the elements as they are.
  const [attributes] = useState(() => {
    const manifest = remix?.manifest;
    if (!manifest) return null;
    const routes = matches.flatMap(({ id }) => {
      const route = manifest.routes[id];
      return route ? [`${id}=${route.module}`] : [];
    });
    return {
      "data-entry": manifest.entry.module,
      "data-manifest": manifest.url,
      // Says that this document's policy allows the captcha's script.
      "data-captchas": captchas ? "" : undefined,
      "data-emits": emitsAddition || undefined,
      ...(!savesData && {
        "data-routes": routes.join(" "),
        // This is the last element of the page, so all its split parts have been rendered.
        "data-parts": [...renderedParts].join(" ") || undefined,
        "data-field-data": fieldDataPercent > 0 && match ? `${fieldDataPercent} ${pageKind(match)}` : undefined,
      }),
    };
  });
  if (!remix || !attributes) return null;
  // RemixServer only writes the data stream if the page is marked as hydrating in this way.
  // eslint-disable-next-line react-hooks/immutability -- Remix's own <Scripts /> does the same
  if (remix.renderMeta && !savesData) remix.renderMeta.didRenderScripts = true;
  return (
    <script
      nonce={hasThirdParties ? nonce : undefined}
      suppressHydrationWarning
      {...attributes}
      dangerouslySetInnerHTML={{ __html: RUN_FIRST_SCRIPT }}
    />
  );
}
