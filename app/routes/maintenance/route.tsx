import type { ActionFunctionArgs } from "@remix-run/server-runtime";
import { type Maintenance, switchMaintenance } from "~/lib/server/request/operator.server";
import { discardBody } from "~/lib/server/request/read-form.server";

const DAY_S = 24 * 3_600;
const RETRY_AFTER_S = 600;

const ANSWERS = {
  switched: [204, null],
  "not allowed": [404, "Not found\n"],
  malformed: [400, "for has to be 0 to 86400 seconds, retry-after 1 to 86400\n"],
  "not shared": [409, "Processes share nothing: set SHARED_STORE_URL, or MAINTENANCE and restart\n"],
} as const;

/**
 * For the operator, with MAINTENANCE_SECRET as bearer token: `POST /maintenance?for=7200` puts all
 * processes into maintenance for at most two hours, `?for=0` ends it. `&retry-after=900` sets the
 * header of its pages. Works during maintenance, so it does not use shopAction.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const maintenance = readMaintenance(new URL(request.url).searchParams);
  // The body is empty, but on workerd an unread body breaks the next request.
  await discardBody(request);
  const result = await switchMaintenance(request, context, maintenance).catch(() => null);
  if (result === null) return new Response("The shared store does not answer\n", { status: 502 });
  const [status, text] = ANSWERS[result];
  return new Response(text, { status });
}

export const loader = () => new Response("Not found\n", { status: 404 });

function readMaintenance(params: URLSearchParams): Maintenance | null | "malformed" {
  const [lifeS, retryAfterS] = [
    seconds(params.get("for")),
    seconds(params.get("retry-after") ?? String(RETRY_AFTER_S)),
  ];
  if (lifeS === null || !retryAfterS) return "malformed";
  return lifeS === 0 ? null : { lifeS, retryAfterS };
}

function seconds(text: string | null): number | null {
  return text !== null && /^\d{1,5}$/.test(text) && Number(text) <= DAY_S ? Number(text) : null;
}
