interface StructuredDataProps {
  /** Of schema.org, without `@context`. */
  readonly things: readonly object[];
}

/**
 * JSON-LD, behind the content of a page: in the head it would delay the first paint of a product by
 * 40 ms (400 kbit/s, CPU ×4). Only for documents: render it where `import.meta.env.SSR` is true.
 * Script removes it before hydration.
 */
export function StructuredData({ things }: StructuredDataProps) {
  return things.map((thing, index) => (
    <script
      key={index}
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: toScriptJson({ "@context": "https://schema.org", ...thing }) }}
    />
  ));
}

/** A `<` could end the script element. */
function toScriptJson(thing: object): string {
  return JSON.stringify(thing).replaceAll("<", "\\u003c");
}
