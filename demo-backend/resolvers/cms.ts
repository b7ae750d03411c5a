import { resolveContent } from "./content.ts";
import type { CmsBlockRow, CmsPageRow } from "../store/catalogue-rows.ts";
import type { BackendContext } from "./context.ts";
import { inputError, plainError } from "./errors.ts";

export type RoutedPage = CmsPageRow & { routed?: { relativeUrl: string; redirectCode: number } };

export const cmsResolvers = {
  Query: {
    cmsPage: (
      _: unknown,
      { id, identifier }: { id?: number | null; identifier?: string | null },
      { store, storeView }: BackendContext,
    ) => {
      if (typeof id !== "number" && !identifier) throw inputError('"Page id/identifier should be specified"');
      const page = identifier
        ? store.content.pageByIdentifier(identifier, storeView.code)
        : store.content.pageById(id ?? 0);
      if (page === undefined) throw plainError(`The CMS page with the "${identifier || id}" ID doesn't exist.`);
      return page;
    },
    cmsBlocks: (_: unknown, { identifiers }: { identifiers?: (string | null)[] | null }, context: BackendContext) => {
      const { store, storeView } = context;
      const wanted = (identifiers ?? []).filter((identifier) => identifier !== null);
      if (wanted.length === 0) throw inputError('"identifiers" of CMS blocks should be specified');
      return {
        items: wanted.map(
          (identifier) =>
            store.content.block(identifier, storeView.code) ??
            plainError(`The CMS block with the "${identifier}" ID doesn't exist.`),
        ),
      };
    },
  },
  CmsPage: {
    url_key: (page: CmsPageRow) => page.identifier,
    content_heading: (page: CmsPageRow) => page.contentHeading,
    content: resolved,
    page_layout: (page: CmsPageRow) => page.pageLayout,
    meta_title: (page: CmsPageRow) => page.metaTitle,
    meta_description: (page: CmsPageRow) => page.metaDescription,
    meta_keywords: (page: CmsPageRow) => page.metaKeywords,
  },
  CmsBlock: { content: resolved },
};

function resolved({ content }: CmsPageRow | CmsBlockRow, _: unknown, context: BackendContext): string {
  return resolveContent(content, context);
}
