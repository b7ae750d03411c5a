import { optional } from "~/lib/async/optional";
import { Parser } from "htmlparser2";
import type { Reader } from "~/lib/server/request/shop.server";
import type { SearchStart } from "./search-data";

/** Content block with the merchant's popular searches as a list. */
const BLOCK = "popular-searches";
const MAX_POPULAR = 8;
const MAX_LENGTH = 40;

export async function loadSearchStart(reader: Reader): Promise<SearchStart> {
  const { content, catalog } = reader.commerce;
  const [blocks, menu] = await Promise.all([
    optional(reader, "popular searches", content.blocks([BLOCK])),
    optional(reader, { name: "departments", fallback: [] }, catalog.menu()),
  ]);
  return { popular: toItems(blocks?.[BLOCK]?.html ?? ""), departments: menu.map(({ name, path }) => ({ name, path })) };
}

export function toItems(html: string): readonly string[] {
  const items: string[] = [];
  let depth = 0;
  const parser = new Parser({
    onopentag(name) {
      if (name === "li" && depth++ === 0) items.push("");
    },
    ontext(text) {
      if (depth > 0) items.push((items.pop() ?? "") + text);
    },
    onclosetag(name) {
      if (name === "li") depth -= 1;
    },
  });
  parser.end(html);
  const texts = items.map((text) => text.replace(/\s+/g, " ").trim().slice(0, MAX_LENGTH));
  return [...new Set(texts)].filter((text) => text !== "").slice(0, MAX_POPULAR);
}
