import { Meta, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { useContext, useState } from "react";
import { FirstUseScripts, FollowedPageScript } from "./first-use-scripts";
import { DocumentContext } from "~/lib/document-context";
import type { StylePart } from "~/lib/page-styles";
import { useRootData } from "~/lib/root-data";
import { useScreen } from "~/lib/screen";
import { tagScripts, tagSetUp, type Tags } from "~/lib/third-parties/tags";

export function Document({ children, lang }: { children: ReactNode; lang: string }) {
  const { printCss, nonce } = useContext(DocumentContext);
  const { cache, cart, robots } = useScreen();
  const isIndexed = !useRouteError() && robots === "index";
  const { store, measuring } = useRootData();
  const tags = measuring?.tags;
  return (
    // The marks are for the first script, which knows no routes.
    <html
      lang={lang}
      data-cache={cache === "no-store" ? cache : undefined}
      data-cart={cart === "panel" ? undefined : cart}
    >
      <head>
        <meta charSet="utf-8" />
        <FollowedPageScript />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={__BRAND_COLORS__.header.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={__BRAND_COLORS__.header.dark} />
        <Meta />
        {!isIndexed && <meta name="robots" content="noindex" />}
        {tags && <TagScripts tags={tags} nonce={nonce} />}
        {/* Inline, so that the first round trip can paint (docs/decisions/0038). */}
        <PageStyle part="header" />
        <link rel="icon" href={store.favicon ?? "/favicon.png"} />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {/* With script, entry.client loads this and the print styles later. */}
        <noscript>
          <link rel="manifest" href="/manifest.webmanifest" />
        </noscript>
      </head>
      <body>
        {children}
        <PageStyle part="deferred" />
        {/* Behind all styles that it overrides. */}
        <noscript>
          <link rel="stylesheet" media="print" href={printCss} />
        </noscript>
        <FirstUseScripts />
      </body>
    </html>
  );
}

export function PageStyle({ part }: { part: StylePart }) {
  const css = useContext(DocumentContext).styles[part];
  if (css === "") return null;
  return <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} data-page-style={part} />;
}

/** Rendered once: client navigations add none. */
function TagScripts({ tags, nonce }: { tags: Tags; nonce: string | undefined }) {
  const [first] = useState(tags);
  return (
    <>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: tagSetUp(first) }} />
      {tagScripts(first).map((src) => (
        <script key={src} async nonce={nonce} suppressHydrationWarning src={src} />
      ))}
    </>
  );
}
