import type { ActionFunctionArgs } from "@remix-run/server-runtime";
import { discardBody } from "~/lib/server/request/read-form.server";
import { purgeCatalogue } from "~/lib/server/request/operator.server";

/**
 * Webhook for the backend: purges its cached data (product P184). POST with the secret as bearer
 * token; `?tag=` names what changed, without it everything is purged. 502 if a CDN in front did not
 * accept the purge. Not a form of the shop, so it does not use shopAction.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const tag = new URL(request.url).searchParams.get("tag");
  // The body is empty, but on workerd an unread body breaks the next request.
  await discardBody(request);
  const isAllowed = await purgeCatalogue(request, context, tag).catch(() => null);
  if (isAllowed === null) return new Response("The shop was purged, the CDN was not\n", { status: 502 });
  return isAllowed ? new Response(null, { status: 204 }) : new Response("Not found\n", { status: 404 });
}

export const loader = () => new Response("Not found\n", { status: 404 });
