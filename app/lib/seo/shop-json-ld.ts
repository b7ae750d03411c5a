import type { RootData } from "~/lib/root-data";

/** Organisation and site search as JSON-LD, for the home page. */
export function shopJsonLd({ store, origin, supportPhone }: RootData): object[] {
  return [
    {
      "@type": "Organization",
      name: store.name,
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
      ...(supportPhone
        ? { contactPoint: { "@type": "ContactPoint", telephone: supportPhone, contactType: "customer service" } }
        : {}),
    },
    {
      "@type": "WebSite",
      name: store.name,
      url: `${origin}/`,
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: `${origin}/search-results?term={search_term_string}` },
        "query-input": "required name=search_term_string",
      },
    },
  ];
}
