import { optional } from "~/lib/async/optional";
import type { Capabilities } from "~/lib/commerce/model/capabilities";
import { type ContentBlock, type ContentPage, FRAME_BLOCKS, type Store } from "~/lib/commerce/model/page";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { isAbsent, isInternal, unexpected } from "~/lib/commerce/transport/classify.server";
import { FRESHNESS, STORE_SETTINGS } from "~/lib/commerce/transport/read-cache.server";
import type { Fetch } from "~/lib/commerce/transport/send.server";
import * as gql from "~/lib/commerce/wire/generated/graphql";
import type { EmbedOptions } from "./html/urls.server";
import { createFrame, type Frame } from "./frame.server";
import { createContentCleaner } from "./html/clean-html.server";
import { createReadPictureSize } from "./html/picture-sizes.server";
import { countryOf, toStoreDetails } from "./to-store.server";

export type Site = Readonly<ReturnType<typeof createSite>>;

/** What the areas of `Commerce` are made from. */
export interface Sources {
  readonly backend: Backend;
  readonly site: Site;
  readonly capabilities: () => Promise<Capabilities>;
}

export interface SiteOptions extends EmbedOptions {
  readonly fetch: Fetch;
  /** Of the files that `rewriteMedia` resizes. */
  readonly mediaOrigin: string;
  readonly currency: string | null;
  readonly pricesIncludeTax: boolean | null;
}

export function createSite(backend: Backend, options: SiteOptions) {
  const frame = createFrame(backend);
  const facts = () =>
    backend.cached({ name: "store", ...STORE_SETTINGS }, async () => {
      const answer = await frame.store();
      if (!answer.data.storeConfig) throw unexpected(answer);
      backend.logPartialErrors(answer);
      return toStoreDetails(answer.data, options.currency);
    });
  const readPictureSize = createReadPictureSize(backend, options);
  return {
    frame,
    facts,
    /** Asynchronous, because it needs the backend's base URLs. */
    cleaner: async () => createContentCleaner((await facts()).bases, { ...options, readPictureSize }),
    pricesIncludeFees: async () => (await facts()).pricesIncludeFees,
    pricesIncludeTax: async () => options.pricesIncludeTax ?? readTaxDisplay(backend, frame),
  };
}

/**
 * Null if unknown. Only the adjustments of a product's (deprecated) price name the tax, and only if
 * the amount contains it. It does so also where the merchant's own pages leave it out ("EXCLUDED"):
 * GraphQL's prices, filters and sums are then with tax, and so are the shop's.
 */
async function readTaxDisplay(backend: Backend, frame: Frame): Promise<boolean | null> {
  const read = backend.cached({ name: "tax-display", ...STORE_SETTINGS }, async () => {
    // A backend without the deprecated field never has it: that answer is cached. After other
    // failures the next page asks again.
    const answer = await optional(backend, { name: "prices of the tax display", only: "contract" }, frame.taxes());
    const prices = (answer?.data.products?.items ?? []).flatMap((product) => product.price?.regularPrice ?? []);
    if (prices.length === 0) return null;
    const adjustments = prices.flatMap((price) => price.adjustments ?? []);
    return adjustments.some(({ code }) => code === "TAX");
  });
  return optional(backend, "tax display", read);
}

export function readContentPage(
  { backend, site }: Pick<Sources, "backend" | "site">,
  identifier: string,
): Promise<ContentPage | null> {
  const tags = ["content", `page:${identifier}`];
  return backend.cached({ name: "page", key: identifier, tags, freshness: FRESHNESS.frame }, async () => {
    const request = backend.readPublic(gql.ContentPageDocument, { identifier });
    const [answer, { cleanPage }] = await Promise.all([request, site.cleaner()]);
    if (!answer.data.cmsPage && answer.errors.length > 0 && !isAbsent(answer, "cmsPage")) throw unexpected(answer);
    const found = answer.data.cmsPage;
    if (!found?.identifier) return null;
    const title = found.title ?? found.identifier;
    return {
      title,
      heading: found.content_heading || title,
      ...(await cleanPage(found.content)),
      fillsWindow: !found.page_layout || found.page_layout.endsWith("full-width"),
      metaTitle: found.meta_title || null,
      metaDescription: found.meta_description || null,
    };
  });
}

/** `readNewerSettings`: of lib/commerce/captcha, which asks for them. */
export function createContent(
  { backend, site }: Sources,
  readNewerSettings: () => Promise<{ readonly country: string | null }>,
) {
  return {
    async store(): Promise<Store> {
      const [{ store }, pricesIncludeTax] = await Promise.all([site.facts(), site.pricesIncludeTax()]);
      return { ...store, pricesIncludeTax };
    },

    async country() {
      const [{ store }, { country }] = await Promise.all([site.facts(), readNewerSettings()]);
      return country ?? countryOf(store);
    },

    page: (identifier: string) => readContentPage({ backend, site }, identifier),

    /**
     * Keyed by identifier; unknown or inactive blocks are missing. Those of the frame are read
     * together.
     */
    async blocks(identifiers: readonly string[]): Promise<Readonly<Record<string, ContentBlock>>> {
      const isOfFrame = identifiers.every((identifier) => FRAME_BLOCKS.includes(identifier));
      const wanted = isOfFrame ? FRAME_BLOCKS : [...new Set(identifiers)].sort();
      if (identifiers.length === 0) return {};
      const read = { name: "blocks", key: wanted, tags: ["content"], freshness: FRESHNESS.frame };
      const known = await backend.cached(read, async () => {
        const request = isOfFrame
          ? site.frame.blocks()
          : backend.readPublic(gql.ContentBlocksDocument, { identifiers: [...wanted] });
        const [answer, { cleanBlock }] = await Promise.all([request, site.cleaner()]);
        const unexplained = answer.errors.filter(isInternal); // the others are unknown blocks
        const items = answer.data.cmsBlocks?.items;
        if (!items && unexplained.length > 0) throw unexpected(answer);
        backend.logPartialErrors({ ...answer, errors: unexplained });
        const blocks = (items ?? []).map(async ({ identifier, title, content }) =>
          identifier ? [[identifier, { title: title ?? "", html: await cleanBlock(content) }] as const] : [],
        );
        return (await Promise.all(blocks)).flat();
      });
      // Others would be in the data of every page.
      return Object.fromEntries(known.filter(([identifier]) => identifiers.includes(identifier)));
    },
  };
}
