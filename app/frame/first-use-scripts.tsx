import { UNSAFE_RemixContext as RemixContext, useMatches } from "@remix-run/react";
import { useContext, useState } from "react";
import { DocumentContext } from "~/lib/document-context";

/** Signs of use, at which the framework is loaded. Read by entry.client too. */
const SIGNS_OF_USE = "pointerover pointerdown touchstart keydown focusin input";

/** Adds the first script (entry.client) after the load event, so that no picture waits for it; at the first sign of use if that is earlier. */
const ADD_FIRST_SCRIPT = `{const{dataset:d}=document.currentScript,s=document.createElement("script"),add=e=>{if(e.type!="load")d.used="";if(!s.isConnected)document.body.append(s)};s.type="module";s.src=d.entry;for(const t of ["load",...d.signs.split(" ")])addEventListener(t,add,{capture:true,passive:true,once:true})}`;

/**
 * Replaces Remix's <Scripts />: the same data, but one small module (entry.client) instead of the framework. It imports the modules listed here at
 * the first sign of use. Measured in docs/decisions/0015.
 */
export function FirstUseScripts() {
  const { nonce, savesData, notAhead } = useContext(DocumentContext);
  const remix = useContext(RemixContext);
  const matches = useMatches();
  // Rendered once: hydration keeps the elements as they are.
  const [parts] = useState(() => {
    const manifest = remix?.manifest;
    if (!manifest) return null;
    const routes = matches.flatMap(({ id }) => {
      const route = manifest.routes[id];
      return route ? [[id, route.module]] : [];
    });
    return {
      entry: manifest.entry.module,
      modules: JSON.stringify({ manifest: manifest.url, routes, notAhead }),
      handOver:
        remix.serverHandoffString && !savesData
          ? `window.__remixContext=${remix.serverHandoffString};window.__remixContext.stream=new ReadableStream({start(c){window.__remixContext.streamController=c}}).pipeThrough(new TextEncoderStream());`
          : " ",
    };
  });
  if (!remix || !parts) return null;
  // RemixServer only writes the data stream if the page is marked as hydrating in this way.
  // eslint-disable-next-line react-hooks/immutability -- Remix's own <Scripts /> does the same
  if (remix.renderMeta && !savesData) remix.renderMeta.didRenderScripts = true;
  return (
    <>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: parts.handOver }} />
      <script
        nonce={nonce}
        suppressHydrationWarning
        data-entry={parts.entry}
        data-signs={SIGNS_OF_USE}
        data-modules={savesData ? undefined : parts.modules}
        dangerouslySetInnerHTML={{ __html: ADD_FIRST_SCRIPT }}
      />
    </>
  );
}
