import { seeOther } from "~/lib/server/request/responses";

/** Field of a form sent by a fetcher, which stays on its page: loaders revalidate anyway. */
export const NO_REDIRECT_FIELD = "stay";

/** The response to a successful change. */
export function redirectUnlessFetcher(form: FormData, path: string): Response | null {
  return form.has(NO_REDIRECT_FIELD) ? null : seeOther(path);
}
