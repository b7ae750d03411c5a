import type { ContentBlock, ContentPage } from "~/lib/commerce/model/page";
import type { ContentBlocksQuery, ContentPageQuery } from "~/lib/commerce/wire/generated/graphql";
import type { CleanHtml } from "./clean-html.server";

export function toContentPage(page: ContentPageQuery["cmsPage"], clean: CleanHtml): ContentPage | null {
  if (!page?.identifier) return null;
  const title = page.title ?? page.identifier;
  return {
    identifier: page.identifier,
    title,
    heading: page.content_heading || title,
    html: clean(page.content),
    metaTitle: page.meta_title || null,
    metaDescription: page.meta_description || null,
  };
}

type WireBlock = NonNullable<NonNullable<ContentBlocksQuery["cmsBlocks"]>["items"]>[number];

export function toContentBlock(block: WireBlock, clean: CleanHtml): ContentBlock | null {
  if (!block?.identifier) return null;
  return { identifier: block.identifier, title: block.title ?? "", html: clean(block.content) };
}
