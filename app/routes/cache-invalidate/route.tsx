import type { ActionFunctionArgs } from "@remix-run/server-runtime";
import { purgeCatalogue } from "~/lib/server/shop.server";

/**
 * The backend empties what the shop keeps of it (product P184): it posts here, with the secret as bearer, after it changed; `?tag=`
 * names what changed, without it everything is forgotten. It is no form of ours, so it does not come through shopAction.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const tag = new URL(request.url).searchParams.get("tag");
  const isAllowed = await purgeCatalogue(request, context, tag);
  return isAllowed ? new Response(null, { status: 204 }) : new Response("Not found\n", { status: 404 });
}

export function loader(): Response {
  return new Response("Not found\n", { status: 404 });
}
