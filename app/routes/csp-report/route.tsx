import type { ActionFunctionArgs } from "@remix-run/server-runtime";
import { createViolationLog, readReport } from "~/lib/server/request/csp-report.server";
import { countAttempt } from "~/lib/server/request/limit-attempts.server";
import { shopFor } from "~/lib/server/request/shop.server";

const note = createViolationLog();

/**
 * Receives the browsers' CSP violation reports. Not a form of the shop: it changes nothing and
 * returns nothing.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const violation = await readReport(request);
  if (!violation) return new Response(null, { status: 400 });
  const shop = await shopFor(request, context);
  if ((await countAttempt(shop, "csp-report", null)).isOver) return new Response(null, { status: 429 });
  note(violation, shop.log);
  return new Response(null, { status: 204 });
}

export const loader = () => new Response("Not found\n", { status: 404 });
