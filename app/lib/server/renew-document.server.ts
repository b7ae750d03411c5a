import type { AppLoadContext } from "@remix-run/server-runtime";
import type { HostContext } from "./host-context";

/**
 * Makes a kept page anew: the host's `keepDocument` in the context takes it. Resolves to false when it is not everybody's any more and
 * is to be dropped; one that cannot be made now stays.
 */
export async function renewDocument(
  handle: (request: Request, context: AppLoadContext) => Promise<Response>,
  request: Request,
  context: HostContext,
): Promise<boolean> {
  let isKept = false;
  const keepDocument: HostContext["keepDocument"] = (...kept) => {
    isKept = true;
    context.keepDocument?.(...kept);
  };
  const response = await handle(request, { ...context, keepDocument });
  await response.body?.cancel();
  return isKept || response.status >= 500;
}
