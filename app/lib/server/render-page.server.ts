import type { EntryContext } from "@remix-run/server-runtime";
import type { ReactElement } from "react";
import { digestOf, PAGE_DATA } from "~/lib/page-data";
import { inOrder, type Pass, renderPass } from "./in-order.server";
import type { Log } from "./log.server";
import { asSomebody, type CutPage, filled, markSpots } from "./spots.server";

/** A backend call may take 20 s, the page a little longer (product P178). */
export const streamTimeout = 25_000;

interface RenderOptions {
  /** Whether the page, if nothing of it is late, is kept for everybody: then the browser asks for its data itself. */
  readonly isKept: boolean;
  /** The last work on a page that is whole before it is sent. What may also be drawn in it comes with it. */
  readonly finish: (html: string, alsoDrawn?: string) => string;
  readonly signal: AbortSignal;
  readonly log: Log;
}

interface RenderedPage {
  readonly body: string | ReadableStream<Uint8Array>;
  /** What of it is known before the rest comes. */
  readonly begun: string;
  /** What the browser will ask for. */
  readonly data: string | null;
  /** A page that is kept, cut at its spots; null where it differs by shopper in more than these. */
  readonly cut: CutPage | null;
}

/**
 * The page as one string; as a stream in the order of the document where parts of it are still to come. React's own stream encodes
 * every scrap of text by itself, wants a boundary for the data, and needs script to put late parts in their places
 * (docs/decisions/0019).
 */
export async function renderPage(
  toPage: (remix: EntryContext) => ReactElement,
  remix: EntryContext,
  { isKept, finish, ...options }: RenderOptions,
): Promise<RenderedPage> {
  const { serverHandoffStream, ...rest } = withMatchedRoutes(remix);
  const renderAgain = () => renderPass(toPage(rest));
  const marked = isKept ? markSpots(toPage(rest)) : null;
  const first = marked ? renderPass(marked.page) : renderAgain();
  const readData = async () =>
    rest.renderMeta?.didRenderScripts === true && serverHandoffStream ? readAll(serverHandoffStream) : null;
  if (first.gap) {
    const end = async () => dataScript(await readData());
    const body = inOrder({ first: marked ? withoutMarks(first, marked.cut) : first, renderAgain, end, ...options });
    return { body, begun: first.html, data: null, cut: null };
  }
  const data = await readData();
  if (!marked) {
    const body = finish(first.html) + dataScript(data);
    return { body, begun: first.html, data: null, cut: null };
  }
  const somebody = asSomebody(rest);
  const forThem = renderPass(toPage(somebody.remix)).html;
  const isAlike = filled(marked.cut(first.html), somebody.own) === forThem;
  const html = finish(first.html, forThem);
  const cut = marked.cut(data === null ? html : html + dataMark(data));
  return { body: cut.pieces.join(""), begun: html, data, cut: isAlike ? cut : null };
}

/** The pass as it is without marks: to draw it again would double the time to the first byte. */
function withoutMarks({ html, gap, missing }: Pass, cut: (html: string) => CutPage): Pass {
  const without = (text: string) => cut(text).pieces.join("");
  return { html: without(html), gap: gap && { ...gap, at: without(html.slice(0, gap.at)).length }, missing };
}

/** The routes were matched already: RemixServer would make all of them into the router's own form and match again, in each pass. */
function withMatchedRoutes(remix: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = remix;
  const matched = staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => matched.includes(id)));
  return { ...remix, manifest: { ...manifest, routes } };
}

/** For the browser to compare with the data it fetches later. */
function dataMark(data: string): string {
  return `<template data-digest="${digestOf(data)}"></template>`;
}

/** For the browser to read; nothing that runs. */
function dataScript(data: string | null): string {
  if (data === null) return "";
  // JSON reads both back; in the text of an element the one would end it, the other hide its end.
  return `<script type="${PAGE_DATA}">${data.replaceAll("</", "<\\/").replaceAll("<!", "\\u003c!")}</script>`;
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text();
}
