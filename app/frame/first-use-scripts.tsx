import { UNSAFE_RemixContext as RemixContext, useMatches } from "@remix-run/react";
import { useContext, useState } from "react";
import { DocumentContext } from "~/lib/document-context";

/**
 * Stands where Remix's <Scripts /> would: the same hand-over of data, but one small module (entry.client) instead of the
 * framework. It imports the modules named here on the first sign of use. Measured in docs/decisions/0015.
 */
export function FirstUseScripts() {
  const { nonce, savesData, notAhead } = useContext(DocumentContext);
  const remix = useContext(RemixContext);
  const matches = useMatches();
  // Rendered once: after hydration the elements stay as the page brought them.
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
  // RemixServer writes the data stream only when it is told, this way, that the page hydrates.
  // eslint-disable-next-line react-hooks/immutability -- Remix's own <Scripts /> does the same
  if (remix.renderMeta && !savesData) remix.renderMeta.didRenderScripts = true;
  return (
    <>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: parts.handOver }} />
      <script
        nonce={nonce}
        suppressHydrationWarning
        type="module"
        src={parts.entry}
        data-modules={savesData ? undefined : parts.modules}
        {...{ fetchpriority: "low" }} // React 18 knows the attribute only in lower case
      />
    </>
  );
}
