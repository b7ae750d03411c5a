import type { EntryContext } from "@remix-run/server-runtime";
import type { ReactElement } from "react";
import { PAGE_DATA } from "~/lib/page-data";
import { inOrder, renderPass } from "./in-order.server";
import type { Log } from "~/lib/server/protection/log.server";

/** Milliseconds: a backend call may take 20 s, the page a little longer (product P178). */
export const streamTimeout = 25_000;

/** One string, or a stream in document order. React's own stream encodes every fragment by itself and moves deferred parts by script (docs/decisions/0007). */
export async function renderPage(
  toPage: (remix: EntryContext) => ReactElement,
  remix: EntryContext,
  options: { readonly signal: AbortSignal; readonly log: Log },
): Promise<string | ReadableStream<Uint8Array>> {
  const { serverHandoffStream, ...rest } = withMatchedRoutes(remix);
  const renderAgain = () => renderPass(toPage(rest));
  const first = renderAgain();
  const end = async () =>
    rest.renderMeta?.didRenderScripts === true && serverHandoffStream
      ? dataScript(await new Response(serverHandoffStream).text())
      : "";
  return first.gap ? inOrder({ first, renderAgain, end, ...options }) : first.html + (await end());
}

/** RemixServer converts and matches every route of the manifest in each pass, so pass only the matched ones. */
function withMatchedRoutes(remix: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = remix;
  const matched = staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => matched.includes(id)));
  return { ...remix, manifest: { ...manifest, routes } };
}

/** As a script element that does not run. */
function dataScript(data: string): string {
  // "</" would end the element, "<!" could hide its end.
  return `<script type="${PAGE_DATA}">${data.replaceAll("</", "<\\/").replaceAll("<!", "\\u003c!")}</script>`;
}
