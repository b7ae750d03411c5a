import { seeOther } from "~/lib/server/request/responses";

/** Field of forms sent by a fetcher, which stays on its page: loaders revalidate anyway. */
export const NO_REDIRECT_FIELD = "stay";

export function redirectUnlessFetcher(form: FormData, path: string): Response | null {
  return form.has(NO_REDIRECT_FIELD) ? null : seeOther(path);
}
