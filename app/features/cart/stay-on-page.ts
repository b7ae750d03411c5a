import { seeOther } from "~/lib/server/responses";

/** Field of a form sent by script that stays where it is: the page's loaders run again anyway, so nothing has to lead there. */
export const STAY = "stay";

/** The answer to a change that worked. */
export function changed(form: FormData, path: string): Response | null {
  return form.has(STAY) ? null : seeOther(path);
}
