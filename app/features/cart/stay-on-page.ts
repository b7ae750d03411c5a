import { seeOther } from "~/lib/server/responses";

/** Field of a form sent by script that stays on its page: no redirect is needed, since loaders revalidate anyway. */
export const STAY = "stay";

/** The response to a successful change. */
export function changed(form: FormData, path: string): Response | null {
  return form.has(STAY) ? null : seeOther(path);
}
