import type { ActionFunctionArgs } from "@remix-run/server-runtime";
import { readFieldData } from "~/lib/server/request/field-data.server";
import { countAttempt } from "~/lib/server/request/limit-attempts.server";
import { postJson } from "~/lib/server/request/post-json.server";
import { screens } from "~/lib/server/request/screens.server";
import { shopFor } from "~/lib/server/request/shop.server";

/**
 * Receives the browsers' performance data. Not a form of the shop: it changes nothing and returns
 * nothing.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const shop = await shopFor(request, context);
  const { fieldData } = shop.config;
  if (shop.isForeignPost) return new Response(null, { status: 403 });
  if (!fieldData) return new Response(null, { status: 404 });
  const measured = await readFieldData(request, screens().kinds);
  if (!measured) return new Response(null, { status: 400 });
  if ((await countAttempt(shop, "field-data", null)).isOver) return new Response(null, { status: 429 });
  if (fieldData.address === null) shop.log("info", "field data", measured);
  else shop.waitUntil(postJson(shop, { what: "field data", url: fieldData.address, body: measured }));
  return new Response(null, { status: 204 });
}

export const loader = () => new Response("Not found\n", { status: 404 });
