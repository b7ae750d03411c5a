import type { Capabilities } from "~/lib/commerce/model/capabilities";
import type { Content } from "~/lib/commerce/model/commerce";
import { isCurrency } from "~/lib/commerce/model/money";
import type { ContentBlock, ContentPage } from "~/lib/commerce/model/page";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { unexpected } from "~/lib/commerce/transport/classify.server";
import { FRESHNESS } from "~/lib/commerce/transport/read-cache.server";
import {
  ContentBlocksDocument,
  ContentPageDocument,
  StoreCountryDocument,
  StoreDocument,
  type ContentPageQuery,
} from "~/lib/commerce/wire/generated/graphql";
import { type CleanHtml, type EmbedOptions, createCleanHtml } from "./clean-html.server";
import { readTaxDisplay } from "./tax-display.server";
import { countryOf, type StoreDetails, toStoreDetails } from "./to-store.server";

export interface Site {
  facts(): Promise<StoreDetails>;
  /** Asynchronous, because it needs the backend's base URLs. */
  cleaner(): Promise<CleanHtml>;
  rate(): Promise<number>;
  pricesIncludeTax(): Promise<boolean | null>;
}

/** What the areas of `Commerce` are made from. */
export interface Sources {
  readonly backend: Backend;
  readonly site: Site;
  readonly capabilities: () => Promise<Capabilities>;
}

interface SiteOptions extends EmbedOptions {
  readonly currency: string | null;
  readonly pricesIncludeTax: boolean | null;
}

export function createSite(backend: Backend, { currency, pricesIncludeTax: configured, ...embeds }: SiteOptions): Site {
  const facts = () => {
    const load = async () => {
      const answer = await backend.readPublic(StoreDocument, {});
      if (!answer.data.storeConfig) throw unexpected(answer);
      backend.logPartialErrors(answer);
      return toStoreDetails(answer.data);
    };
    return backend.cached({ name: "store", key: null, tags: ["store"], freshness: FRESHNESS.frame, load });
  };
  return {
    facts,
    cleaner: async () => createCleanHtml((await facts()).bases, embeds),
    async rate() {
      const { rates, store } = await facts();
      return rates[currency ?? store.currency] ?? 1;
    },
    pricesIncludeTax: async () => configured ?? readTaxDisplay(backend),
  };
}

export function createContent({ backend, site, capabilities }: Sources): Omit<Content, "canContact" | "contact"> {
  return {
    async store() {
      const [{ store, baseCurrency }, rate, pricesIncludeTax] = await Promise.all([
        site.facts(),
        site.rate(),
        site.pricesIncludeTax(),
      ]);
      const base = isCurrency(baseCurrency) && rate !== 1 ? { currency: baseCurrency, rate } : null;
      return { ...store, base, pricesIncludeTax };
    },

    async country() {
      const { store } = await site.facts();
      if (!(await capabilities()).has("default_country")) return countryOf(store);
      const load = async () => {
        const answer = await backend.readPublic(StoreCountryDocument, {});
        backend.logPartialErrors(answer);
        return answer.data.storeConfig?.default_country || countryOf(store);
      };
      return backend.cached({ name: "store-country", key: null, tags: ["store"], freshness: FRESHNESS.frame, load });
    },

    page(identifier) {
      const load = async () => {
        const request = backend.readPublic(ContentPageDocument, { identifier });
        const [answer, clean] = await Promise.all([request, site.cleaner()]);
        const isUnknown = answer.errors.some(({ message }) => message.startsWith("The CMS page with the"));
        if (!answer.data.cmsPage && answer.errors.length > 0 && !isUnknown) throw unexpected(answer);
        return toContentPage(answer.data.cmsPage, clean);
      };
      const tags = ["content", `page:${identifier}`];
      return backend.cached({ name: "page", key: identifier, tags, freshness: FRESHNESS.frame, load });
    },

    async blocks(identifiers) {
      const wanted = [...new Set(identifiers)].sort();
      if (wanted.length === 0) return {};
      const load = async () => {
        const blocks = (await readBlocks(backend, site, wanted)) ?? (await readOneByOne(backend, site, wanted));
        return Object.fromEntries(blocks.map((block) => [block.identifier, block]));
      };
      return backend.cached({ ...CACHING, name: "blocks", key: wanted, load });
    },
  };
}

const CACHING = { tags: ["content"], freshness: FRESHNESS.frame };

/** Null when one unknown identifier rejects the whole list, as in versions before 2.4.6 and some gateways. */
async function readBlocks(backend: Backend, site: Site, identifiers: string[]): Promise<ContentBlock[] | null> {
  const request = backend.readPublic(ContentBlocksDocument, { identifiers });
  const [answer, clean] = await Promise.all([request, site.cleaner()]);
  const unexplained = answer.errors.filter(({ message }) => !message.startsWith("The CMS block with the"));
  const items = answer.data.cmsBlocks?.items;
  if (!items && unexplained.length > 0) throw unexpected(answer);
  backend.logPartialErrors({ ...answer, errors: unexplained });
  if (!items) return null;
  return items.flatMap(({ identifier, title, content }) =>
    identifier ? [{ identifier, title: title ?? "", html: clean(content) }] : [],
  );
}

const AT_ONCE = 6;

async function readOneByOne(backend: Backend, site: Site, identifiers: string[]): Promise<ContentBlock[]> {
  const found: ContentBlock[] = [];
  const read = (identifier: string) => {
    const load = async () => (await readBlocks(backend, site, [identifier])) ?? [];
    return backend.cached({ ...CACHING, name: "block", key: identifier, load });
  };
  for (let start = 0; start < identifiers.length; start += AT_ONCE) {
    const batch = identifiers.slice(start, start + AT_ONCE);
    found.push(...(await Promise.all(batch.map(read))).flat());
  }
  return found;
}

function toContentPage(page: ContentPageQuery["cmsPage"], clean: CleanHtml): ContentPage | null {
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
