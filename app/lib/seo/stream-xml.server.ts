/** Streams while reading from the backend, so that no file is too large for memory or time limits. */
export function streamXml(root: "urlset" | "sitemapindex", parts: AsyncGenerator<string>): Response {
  // Missing in TypeScript's DOM types.
  const { from } = ReadableStream as unknown as { from(text: AsyncGenerator<string>): ReadableStream<string> };
  return new Response(from(wrap(root, parts)).pipeThrough(new TextEncoderStream()), {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
      // A cookie selects the store view.
      Vary: "Cookie",
    },
  });
}

async function* wrap(root: string, parts: AsyncGenerator<string>): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
  yield* parts;
  yield `</${root}>\n`;
}
