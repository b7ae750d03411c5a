import type { Document, Element } from "domhandler";
import { findAll, findOne, textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import type { Reply } from "./exchange.ts";
import { normalizeText } from "./names.ts";

export class ParsedPage {
  readonly url: URL;
  readonly status: number;
  readonly html: string;
  readonly document: Document;

  constructor({ url, status, body }: Pick<Reply, "url" | "status" | "body">) {
    this.url = url;
    this.status = status;
    this.html = body.toString("utf8");
    this.document = parseDocument(this.html);
  }

  get title(): string {
    const title = findOne((node) => node.name === "title", this.document.children, true);
    return title ? normalizeText(textContent(title)) : "";
  }

  all(test: (element: Element) => boolean): Element[] {
    return findAll(test, this.document.children);
  }
}
