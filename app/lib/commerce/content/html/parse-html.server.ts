import {
  type ChildNode,
  type Document,
  DomHandler,
  type Element,
  hasChildren,
  isTag,
  isText,
  type ParentNode,
} from "domhandler";
import { textContent } from "domutils";
import { Parser } from "htmlparser2";
import { replaceDirectives } from "./directives.server";

/**
 * Deeper elements are closed at once: the parser's time grows with the depth, and later steps are
 * recursive.
 */
const MAX_DEPTH = 100;

/**
 * The tree of a merchant's HTML, with HTML code decoded. `toText` gives what stands for a directive
 * that Magento has left. Takes linear time.
 */
export function parseHtml(html: string, toText: (directive: string) => string): Document {
  const document = parseShallow(replaceDirectives(html, toText));
  decodeHtmlCode(document);
  return document;
}

class ShallowHandler extends DomHandler {
  depth = 0;

  onopentagname(): void {
    this.depth += 1;
  }

  override onclosetag(): void {
    this.depth -= 1;
    super.onclosetag();
  }
}

/** Treats elements below `MAX_DEPTH` as void ones. */
class ShallowParser extends Parser {
  readonly #handler: ShallowHandler;
  #step: "text" | "open" | "close" = "text";

  constructor(handler: ShallowHandler) {
    super(handler, { lowerCaseTags: true, lowerCaseAttributeNames: true });
    this.#handler = handler;
  }

  override onopentagname(start: number, end: number): void {
    super.onopentagname(start, end);
    this.#step = "open";
  }

  override onclosetag(start: number, end: number): void {
    this.#step = "close";
    super.onclosetag(start, end);
    this.#step = "text";
  }

  /** Called before an element is opened, after its attributes, and before it is closed. */
  protected override isVoidElement(name: string): boolean {
    const { depth } = this.#handler;
    const isOpen = this.#step === "open";
    if (isOpen) this.#step = "text";
    return super.isVoidElement(name) || (this.#step !== "close" && (isOpen ? depth > MAX_DEPTH : depth >= MAX_DEPTH));
  }
}

/** The tree of HTML as it is, for reading its text. Takes linear time. */
export function parseShallow(html: string): Document {
  const handler = new ShallowHandler();
  new ShallowParser(handler).end(html);
  return handler.root;
}

/**
 * Page Builder's HTML code is escaped text unless `data-decoded` says otherwise (Magento's GraphQL
 * does not run the filter that decodes it). Patches by hand store markup without the mark.
 */
function decodeHtmlCode(parent: ParentNode): void {
  for (const element of parent.children) {
    if (!isTag(element)) continue;
    if (isEncoded(element)) replaceChildren(element, parseShallow(textContent(element)));
    else decodeHtmlCode(element);
  }
}

function isEncoded({ attribs, children }: Element): boolean {
  const isCode = attribs["data-content-type"] === "html" && attribs["data-decoded"] !== "true";
  return isCode && children.every(isText) && children.some((child) => isText(child) && child.data.includes("<"));
}

function replaceChildren(element: Element, { children }: Document): void {
  element.children = children;
  for (const child of children) child.parent = element;
}

/** Text of an element whose content is raw, such as `<style>`. */
export function rawText(element: Element): string {
  return element.children.map((child) => (isText(child) ? child.data : "")).join("");
}

/** In document order. */
export function elementsIn({ children }: ParentNode): readonly Element[] {
  const found: Element[] = [];
  const visit = (nodes: readonly ChildNode[]) => {
    for (const node of nodes) {
      if (isTag(node)) found.push(node);
      if (hasChildren(node)) visit(node.children);
    }
  };
  visit(children);
  return found;
}
