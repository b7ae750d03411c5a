import { digestOf, PAGE_DATA, PAGE_DIGEST } from "~/lib/page-data";

/**
 * The loader data of a page, once all of it is there: what came at its end, else fetched. Null when it differs from what the page was rendered from, or
 * cannot be had: then the page must not hydrate.
 */
export async function pageData(): Promise<string | null> {
  await isParsed();
  const brought = document.querySelector(`script[type="${PAGE_DATA}"]`)?.textContent;
  if (brought) return brought;
  const digest = document.querySelector<HTMLElement>("template[data-digest]")?.dataset["digest"];
  const text = digest === undefined ? "" : await ask(digest).catch(() => "");
  return digestOf(text) === digest ? text : null;
}

async function isParsed(): Promise<void> {
  if (document.readyState !== "loading") return;
  await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
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
