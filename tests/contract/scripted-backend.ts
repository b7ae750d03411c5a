import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  createServer,
} from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach } from "vitest";
import { store } from "./wire-shapes.ts";

interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly query: string;
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

type Reply = (response: ServerResponse, request: SeenRequest) => void;

export interface ScriptedBackend {
  readonly endpoint: string;
  readonly seen: readonly SeenRequest[];
  /** Replies in order; the last one repeats. */
  script(...replies: Reply[]): void;
  /** Replies by operation name. Other operations get the script. */
  on(operation: string, ...replies: Reply[]): void;
}

/**
 * A real HTTP server with scripted answers. Reset for each test of the calling file or `describe`;
 * only the store's settings are scripted from the start.
 */
export function useScriptedBackend(): ScriptedBackend {
  const seen: SeenRequest[] = [];
  const scripts = new Map<string, Reply[]>();
  const next = (operation: string): Reply => {
    const replies = scripts.get(operation) ?? scripts.get("") ?? [];
    const [first] = replies.length > 1 ? replies.splice(0, 1) : replies;
    return first ?? status(500, `nothing scripted for ${operation}`);
  };
  let server: Server;
  beforeEach(async () => {
    seen.length = 0;
    scripts.clear();
    scripts.set("Store", [data(store)]);
    // Each part is asked for alone.
    scripts.set("Frame", [json(400, { errors: [{ message: "nothing scripted for Frame" }] })]);
    server = createServer((request, response) => {
      void read(request).then((incoming) => {
        seen.push(incoming);
        next(incoming.operation)(response, incoming);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterEach(async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  });
  return {
    get endpoint() {
      const { port } = server.address() as AddressInfo; // an address of a TCP server
      return `http://127.0.0.1:${port}/graphql`;
    },
    seen,
    script: (...replies) => void scripts.set("", replies),
    on: (operation, ...replies) => void scripts.set(operation, replies),
  };
}

export function data(value: unknown, ...errors: readonly unknown[]): Reply {
  return json(200, errors.length > 0 ? { errors, data: value } : { data: value });
}

export function json(code: number, body: unknown): Reply {
  return (response) => {
    response.writeHead(code, { "content-type": "application/json", "set-cookie": "PHPSESSID=abc; path=/" });
    response.end(JSON.stringify(body));
  };
}

export function status(code: number, text: string, headers: Record<string, string> = {}): Reply {
  return (response) => {
    response.writeHead(code, { "content-type": "text/html", ...headers });
    response.end(text);
  };
}

export const hang: Reply = () => undefined;

export const hangInBody: Reply = (response) => {
  response.writeHead(200, { "content-type": "application/json" });
  response.write('{"data":');
};

export const closeConnection: Reply = (response) => {
  response.socket?.destroy();
};

async function read(request: IncomingMessage): Promise<SeenRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer); // no encoding is set
  const { searchParams } = new URL(request.url ?? "/", "http://127.0.0.1");
  const body = chunks.length > 0 ? (JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>) : {}; // the client's JSON
  const query = String(body.query ?? searchParams.get("query") ?? "");
  const variables = body.variables ?? JSON.parse(searchParams.get("variables") ?? "{}");
  return {
    method: request.method ?? "",
    url: request.url ?? "",
    headers: request.headers,
    query,
    operation: /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? "",
    variables: variables as Record<string, unknown>, // the client's JSON
  };
}
