import { Parser } from "htmlparser2";
import type { Reader } from "~/lib/server/request/shop.server";
import type { SearchStart } from "./search-data";

/** Content block with the merchant's popular searches as a list. */
const BLOCK = "popular-searches";
const MAX_POPULAR = 8;
const MAX_LENGTH = 40;

export async function loadSearchStart({ commerce, log }: Reader): Promise<SearchStart> {
  const [blocks, menu] = await Promise.allSettled([commerce.content.blocks([BLOCK]), commerce.catalog.menu()]);
  for (const part of [blocks, menu])
    if (part.status === "rejected") log("warn", "search start left out", { error: part.reason });
  return {
    popular: blocks.status === "fulfilled" ? toItems(blocks.value[BLOCK]?.html ?? "") : [],
    departments: menu.status === "fulfilled" ? menu.value.map(({ name, path }) => ({ name, path })) : [],
  };
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
