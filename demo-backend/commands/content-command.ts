import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { CommandError } from "./command-error.ts";
import { dataOption, openShop } from "./open-shop.ts";
import { shopSettings } from "../rules/shop-settings.ts";
import { type ContentKind, contentKinds, viewKey } from "../store/content-store.ts";
import type { Store } from "../store/database.ts";

const options = { ...dataOption, title: { type: "string" }, view: { type: "string" } } as const;

interface Place {
  kind: ContentKind;
  /** With the code of the store view it is for, if it is for one. */
  identifier: string;
}

/**
 * `npm run backend -- content …`: pages and blocks, as in Magento's admin. A running shop has them
 * at once.
 */
export async function runContent(args: string[], print: (line: string) => void = console.log): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [action = "list", kind, name, file] = positionals;
  const store = await openShop(values.data);
  try {
    if (action === "list") return listContent(store).forEach((line) => print(line));
    const place = toPlace(kind, name, values.view);
    print(changeContent(store, action, place, { file, title: values.title }));
  } finally {
    store.close();
  }
}

function listContent({ content }: Store): string[] {
  return contentKinds.flatMap((kind) =>
    content.all(kind).map(({ identifier, title }) => `${kind}  ${identifier}  ${title}`),
  );
}

function toPlace(word: string | undefined, name: string | undefined, view: string | undefined): Place {
  const kind = contentKinds.find((each) => each === word);
  if (!kind) throw new CommandError(`content: "${word ?? ""}" is neither page nor block.`);
  if (!name || !/^[a-z0-9][a-z0-9/_-]*$/i.test(name))
    throw new CommandError(`content: "${name ?? ""}" is no identifier of a ${kind}.`);
  const views = shopSettings().storeViews.map(({ code }) => code);
  if (view !== undefined && !views.includes(view))
    throw new CommandError(`content: --view has to be one of ${views.join(", ")}, not "${view}".`);
  return { kind, identifier: viewKey(name, view) };
}

function changeContent(
  { content }: Store,
  action: string,
  { kind, identifier }: Place,
  { file, title }: { file: string | undefined; title: string | undefined },
): string {
  switch (action) {
    case "show":
      return require(content.all(kind).find((each) => each.identifier === identifier), kind, identifier).content;
    case "set":
      if (file === undefined || !existsSync(file))
        throw new CommandError(`content: there is no file ${file ?? "named"}.`);
      content.save(kind, { identifier, title, content: readFileSync(file, "utf8") });
      return `The ${kind} ${identifier} has the content of ${file}.`;
    case "remove":
      require(content.remove(kind, identifier) || undefined, kind, identifier);
      return `The ${kind} ${identifier} is removed.`;
    default:
      throw new CommandError(`content: "${action}" is none of list, show, set, remove.`);
  }
}

function require<Found>(found: Found | undefined, kind: ContentKind, identifier: string): Found {
  if (found === undefined) throw new CommandError(`content: there is no ${kind} ${identifier}.`);
  return found;
}
