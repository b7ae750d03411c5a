import type { Marks } from "~/lib/client/marks";

/**
 * In the head of a page that answers a POST (lib/server/render/follow-redirect): gives it its own
 * URL before the rest arrives, so that Reload and Back get it by GET.
 */
{
  const marks = (document.currentScript as HTMLScriptElement).dataset as Marks; // a classic script, as it runs
  history.replaceState(null, "", marks.at);
}
