import type { Browserless } from "../browserless/browserless.ts";
import { openMiddleware } from "./middleware.ts";

interface CollectedEvent {
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>> & {
    readonly items?: readonly Readonly<Record<string, unknown>>[];
  };
}

/** Replaces the Measurement Protocol of Google Analytics. */
export interface Collector {
  readonly settings: Record<string, string>;
  readonly requests: readonly { readonly url: string; readonly body: unknown }[];
  events(clientId?: string): CollectedEvent[];
  answer(status: number): void;
  close(): Promise<void>;
}

export const ANALYTICS_SECRET = "secret-of-the-analytics-tests";

interface Body {
  readonly client_id: string;
  readonly events: readonly CollectedEvent[];
}

export async function openCollector(): Promise<Collector> {
  const server = await openMiddleware();
  server.answer(200, {});
  return {
    settings: {
      ANALYTICS_ID: "G-TEST123",
      ANALYTICS_SECRET,
      ANALYTICS_ADDRESS: `${server.address}/mp/collect`,
    },
    requests: server.requests,
    events: (clientId) =>
      server.requests
        .map(({ body }) => body as Body) // what the shop sends
        .filter(({ client_id }) => clientId === undefined || client_id === clientId)
        .flatMap(({ events }) => events),
    answer: (status) => server.answer(status, {}),
    close: server.close,
  };
}

export async function agree(shopper: Browserless, clientId: string): Promise<void> {
  const given = { path: "/", httpOnly: true, secure: false, sameSite: "Lax", expires: null };
  await shopper.adopt([
    { ...given, name: "consent", value: `yes~${Date.UTC(2026, 10, 30) / 1000}~2026-11-30` },
    { ...given, name: "_ga", value: `GA1.1.${clientId}` },
  ]);
}
