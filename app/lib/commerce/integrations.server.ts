import { CommerceError, isCommerceError } from "~/lib/commerce/model/errors";
import type { BackendOptions } from "~/lib/commerce/transport/backend.server";
import { type Incoming, send } from "~/lib/commerce/transport/send.server";
import { withoutTrailingSlashes } from "~/lib/urls/paths";

type Options = Pick<BackendOptions, "fetch" | "timeoutMs"> & {
  readonly integrations: Readonly<Record<string, string>>;
};

/**
 * POST /{integration}/{method} with the arguments as body (product P183). The JSON of the reply is
 * not validated.
 */
export function createCallIntegration({ integrations, fetch, timeoutMs = 20_000 }: Options) {
  return async (integration: string, method: string, args: unknown): Promise<unknown> => {
    const base = Object.hasOwn(integrations, integration) ? integrations[integration] : undefined;
    if (base === undefined || !/^[A-Za-z0-9_-]+$/.test(method)) {
      throw new CommerceError("integration", "calling an integration: it is not configured", { status: 500 });
    }
    const name = `${integration}/${method}`;
    const reply = await send(
      {
        name,
        url: `${withoutTrailingSlashes(base)}/${encodeURIComponent(integration)}/${method}`,
        method: "POST",
        // The shopper's token is not sent: the middleware is a third party.
        headers: { Accept: "application/json", "Content-Type": "application/json" },
        body: JSON.stringify(args ?? null),
        timeoutMs,
      },
      fetch,
    ).catch((error: unknown) => {
      if (!isCommerceError(error)) throw error;
      throw new CommerceError("integration", error.message, { status: 500, cause: error });
    });
    return readReply(name, reply);
  };
}

function readReply(name: string, { status, text }: Incoming): unknown {
  if (status < 200 || status > 299) {
    throw new CommerceError("integration", `${name}: HTTP ${status}`, { status: status >= 400 ? status : 500 });
  }
  if (text === "") return null;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CommerceError("integration", `${name}: the reply is not JSON`, { status: 500, cause: error });
  }
}
