import { deferred } from "~/lib/server/request/deferred.server";
import { type ChildNode, type Element, isTag } from "domhandler";
import { findAll, getInnerHTML, getOuterHTML } from "domutils";
import { parseDocument } from "htmlparser2";
import { asId, type Sku } from "~/lib/commerce/model/ids";
import { type ListedProducts, PRODUCT_LIST } from "~/lib/commerce/model/page";
import type { ProductSummary } from "~/lib/commerce/model/product";
import type { Deferred } from "~/lib/deferred";
import type { Reader, Shop } from "~/lib/server/request/shop.server";

interface PlainContent {
  readonly html: string;
  readonly parts: null;
}

export interface ListedContent {
  /** The rules only. */
  readonly html: string;
  readonly parts: readonly ContentPart[];
  /** Of each list, by its number. */
  readonly lists: Deferred<readonly (readonly ProductSummary[])[]>;
}

export type LoadedContent = PlainContent | ListedContent;

/** An element on the way to a list of products, one without any inside, or the list. */
export type ContentPart =
  | {
      readonly kind: "parent";
      readonly tag: string;
      readonly attributes: Attributes;
      readonly parts: readonly ContentPart[];
    }
  | { readonly kind: "html"; readonly tag: string; readonly attributes: Attributes; readonly html: string }
  | { readonly kind: "products"; readonly list: number; readonly isCarousel: boolean };

type Attributes = Readonly<Record<string, string | boolean>>;

/** `html`: from lib/commerce, safe. */
export async function loadContent(shop: Shop, html: string): Promise<LoadedContent> {
  if (!html.includes(`${PRODUCT_LIST}=`)) return { html, parts: null };
  const { children } = parseDocument(html);
  const found = findAll(isList, children);
  if (found.length === 0) return { html, parts: null };
  const wanted = found.map((element) => JSON.parse(element.attribs[PRODUCT_LIST] ?? "") as ListedProducts); // as lib/commerce wrote it
  const lists = await deferred(shop, { name: "products in the text", isOptional: true }, (reader) =>
    readLists(reader, wanted),
  );
  const isRules = (node: ChildNode) => isTag(node) && node.name === "style";
  const parts = toParts(
    children.filter((node) => !isRules(node)),
    { found, wanted },
  );
  return { html: getOuterHTML(children.filter(isRules)), parts, lists };
}

function isList({ attribs }: Element): boolean {
  return attribs[PRODUCT_LIST] !== undefined;
}

interface Lists {
  readonly found: readonly Element[];
  readonly wanted: readonly ListedProducts[];
}

function toParts(nodes: readonly ChildNode[], lists: Lists): ContentPart[] {
  return nodes.flatMap((node): ContentPart[] => {
    if (!isTag(node)) return toWhole(node);
    const list = lists.found.indexOf(node);
    if (list >= 0) return [{ kind: "products", list, isCarousel: lists.wanted[list]?.isCarousel ?? false }];
    const attributes = toProps(node.attribs);
    const hasList = findAll(isList, node.children).length > 0;
    // A link or paragraph cannot contain cards.
    const tag = node.name === "a" || node.name === "p" ? "div" : node.name;
    if (hasList) return [{ kind: "parent", tag, attributes, parts: toParts(node.children, lists) }];
    return NO_CHILDREN.has(node.name)
      ? toWhole(node)
      : [{ kind: "html", tag: node.name, attributes, html: getInnerHTML(node) }];
  });
}

const NO_CHILDREN: ReadonlySet<string> = new Set(["img", "hr", "br", "wbr"]);

function toWhole(node: ChildNode): ContentPart[] {
  const html = getOuterHTML(node);
  return html.trim() === "" ? [] : [{ kind: "html", tag: "div", attributes: {}, html }];
}

/** React's names. */
function toProps({ class: className, tabindex, open, ...rest }: Readonly<Record<string, string>>): Attributes {
  return {
    ...rest,
    ...(className !== undefined && { className }),
    ...(tabindex !== undefined && { tabIndex: tabindex }),
    ...(open !== undefined && { open: true }),
  };
}

/** One request for all lists that name their products alike, as those of one release do. */
async function readLists({ commerce }: Reader, lists: readonly ListedProducts[]) {
  const { catalog } = commerce;
  const namesBy = (by: ListedProducts["by"]) => lists.flatMap((list) => (list.by === by ? list.products : []));
  const [bySku, byPath] = await Promise.all([
    catalog.bySku(namesBy("sku").map((sku) => asId<Sku>(sku))),
    catalog.byPath(namesBy("path")),
  ]);
  return lists.map(({ by, products }) =>
    products.flatMap((name) => (by === "sku" ? bySku.find(({ sku }) => sku === name) : byPath.get(name)) ?? []),
  );
}
