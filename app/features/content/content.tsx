import { Prose } from "~/ui/prose";
import { ContentParts } from "./content-parts.split";
import type { LoadedContent } from "./load-content.server";

interface ContentProps {
  content: LoadedContent;
  className?: string;
}

/** A merchant's text. The part with lists of products is loaded by pages that have one. */
export function Content({ content, className = "prose" }: ContentProps) {
  if (content.parts === null) return <Prose html={content.html} className={className} />;
  return <ContentParts content={content} className={className} />;
}
