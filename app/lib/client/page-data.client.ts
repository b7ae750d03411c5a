import { digestOf, PAGE_DATA, PAGE_DIGEST } from "~/lib/page-data";

/** Fetches the loader data of a page that came without it. False when it differs from what the page was rendered from, or fails: then it must not hydrate. */
export async function fetchPageData(): Promise<boolean> {
  const digest = document.querySelector<HTMLElement>("template[data-digest]")?.dataset["digest"];
  if (digest === undefined) return true;
  const text = await ask(digest).catch(() => "");
  if (digestOf(text) !== digest) return false;
  const { streamController } = (window as unknown as WithRemix).__remixContext; // set by FirstUseScripts
  streamController.enqueue(text);
  streamController.close();
  return true;
}

interface WithRemix {
  readonly __remixContext: { readonly streamController: ReadableStreamDefaultController<string> };
}

async function ask(digest: string): Promise<string> {
  // eslint-disable-next-line no-restricted-globals -- asks the shop itself, not the backend
  const answer = await fetch(location.href, {
    headers: { Accept: PAGE_DATA, [PAGE_DIGEST]: digest },
    cache: "no-store",
    redirect: "error",
  });
  return answer.text();
}
