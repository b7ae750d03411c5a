import { RemixServer } from "@remix-run/react";
import type { AppLoadContext, EntryContext } from "@remix-run/server-runtime";
import type { ReactElement } from "react";
import type { PageScripts } from "~/lib/document-context";

/** A page whose loaders are done, without Remix's own types. */
export interface LoadedPage {
  readonly status: number;
  /** Outermost first. */
  readonly routes: readonly { readonly id?: string; readonly handle?: unknown }[];
  readonly data: PageData;
  readonly scripts: PageScripts;
  /** For each render. */
  toElement(request: Request): ReactElement;
}

/** What a page hydrates with. `loaderData` and `errors` are by route. */
export interface PageData {
  /** What `toElement` renders and the browser hydrates with. */
  readonly loaderData: Record<string, unknown>;
  readonly actionData: Readonly<Record<string, unknown>> | null;
  readonly errors: Readonly<Record<string, unknown>> | null;
}

export interface PageRequest {
  readonly request: Request;
  readonly status: number;
  readonly headers: Headers;
  readonly context: AppLoadContext;
}

/** Remix's `handleRequest`. */
export function pageHandler(handle: (page: LoadedPage, request: PageRequest) => Promise<Response>) {
  return (request: Request, status: number, headers: Headers, remix: EntryContext, context: AppLoadContext) =>
    handle(toPage(remix), { request, status, headers, context });
}

function toPage({ serverHandoffStream: _, ...remix }: EntryContext): LoadedPage {
  const { manifest, staticHandlerContext } = remix;
  const { statusCode, matches, loaderData, actionData, errors } = staticHandlerContext;
  const matched = matches.flatMap(({ route }) => {
    const known = manifest.routes[route.id];
    return known ? [[route.id, known] as const] : [];
  });
  // RemixServer converts and matches every route of the manifest in each pass.
  const context = { ...remix, manifest: { ...manifest, routes: Object.fromEntries(matched) } };
  return {
    status: statusCode,
    routes: matches.map(({ route }) => route),
    data: { loaderData, actionData, errors },
    scripts: {
      entry: manifest.entry.module,
      manifest: manifest.url,
      routes: matched.map(([id, route]) => `${id}=${route.module}`).join(" "),
    },
    toElement: ({ url }) => <RemixServer context={context} url={url} />,
  };
}
