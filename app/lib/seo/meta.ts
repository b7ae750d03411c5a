import type { MetaDescriptor } from "@remix-run/react";

export interface PageMeta {
  readonly title: string;
  readonly description?: string | null;
  /** Absolute or path; where this page's content has its one address. */
  readonly canonical?: string;
  readonly robots?: "noindex" | "noindex,nofollow";
  /** Absolute address of a picture for shared links. */
  readonly picture?: string;
}

/** Title, description and what search engines and shared links read. */
export function pageMeta({ title, description, canonical, robots, picture }: PageMeta): MetaDescriptor[] {
  return [
    { title: title === "Bijli" ? title : `${title} | Bijli` },
    ...(description ? [{ name: "description", content: description }] : []),
    ...(canonical ? [{ tagName: "link" as const, rel: "canonical", href: canonical }] : []),
    ...(robots ? [{ name: "robots", content: robots }] : []),
    { property: "og:title", content: title },
    ...(description ? [{ property: "og:description", content: description }] : []),
    ...(picture ? [{ property: "og:image", content: picture }] : []),
  ];
}
