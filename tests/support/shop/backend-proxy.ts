import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Behaviour =
  | "pass"
  | "break"
  /** The backend executes it; its answer is lost. */
  | "lose the answer"
  | "hang"
  | { status: number; body: string; type?: string }
  | { rewrite: (answer: string) => string };

export type Decide = (text: string, received: BackendRequest) => Behaviour | Promise<Behaviour>;

export interface BackendProxy {
  endpoint: string;
  /** By GraphQL text; at first everything passes. A promise holds the request until it settles. */
  behave(decide: Behaviour | Decide): void;
  takeRequests(pattern: RegExp): BackendRequest[];
  close(): Promise<void>;
}

export interface HeldRequests {
  readonly decide: Decide;
  readonly received: Promise<void>;
  /** For held and later requests. */
  release(conduct?: Behaviour): void;
}

export function holdRequests(pattern: RegExp): HeldRequests {
  let release: (conduct: Behaviour) => void = () => undefined;
  let arrive: () => void = () => undefined;
  const released = new Promise<Behaviour>((resolve) => (release = resolve));
  const received = new Promise<void>((resolve) => (arrive = resolve));
  return {
    decide(text) {
      if (!pattern.test(text)) return "pass";
      arrive();
      return released;
    },
    received,
    release: (conduct = "pass") => release(conduct),
  };
}

interface BackendRequest {
  method: string;
  path: string;
  body: string;
  headers: IncomingHttpHeaders;
  text: string;
  operation: string;
}

/** Between one shop and the shared backend, so that faults do not disturb other tests. */
export async function openBackendProxy(endpoint: string): Promise<BackendProxy> {
  const target = new URL(endpoint);
  let decide: Decide = () => "pass";
  let requests: BackendRequest[] = [];
  const server = createServer((incoming, answer) => {
    void readAll(incoming).then(async (body) => {
      const path = incoming.url ?? "";
      const text = decodeURIComponent(path.replaceAll("+", " ")) + body.toString();
      const received = {
        method: incoming.method ?? "GET",
        path,
        body: body.toString(),
        headers: incoming.headers,
        text,
        operation: operationIn(text),
      };
      requests.push(received);
      act(await decide(text, received), { incoming, answer, body, target });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a listening TCP server's address is never a string
  return {
    endpoint: `http://127.0.0.1:${port}${target.pathname}`,
    behave(next) {
      decide = typeof next === "function" ? next : () => next;
    },
    takeRequests(pattern) {
      const found = requests.filter(({ text }) => pattern.test(text));
      requests = [];
      return found;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function operationIn(text: string): string {
  return /\b(?:query|mutation) (\w+)/.exec(text)?.[1] ?? "";
}

interface Passing {
  incoming: IncomingMessage;
  answer: ServerResponse;
  body: Buffer;
  target: URL;
}

function act(conduct: Behaviour, passing: Passing): void {
  const { answer } = passing;
  if (conduct === "hang") return;
  if (conduct === "break") return void answer.destroy();
  if (conduct === "pass" || conduct === "lose the answer") return forward(passing, conduct === "pass");
  if ("rewrite" in conduct) return forward(passing, true, conduct.rewrite);
  answer.writeHead(conduct.status, { "content-type": conduct.type ?? "text/html" }).end(conduct.body);
}

function forward({ incoming, answer, body, target }: Passing, isAnswered: boolean, rewrite?: (text: string) => string) {
  const { hostname, port } = target;
  const headers = { ...incoming.headers, host: target.host, ...(rewrite && { "accept-encoding": "identity" }) };
  const onward = request({ hostname, port, path: incoming.url, method: incoming.method, headers }, (reply) => {
    if (rewrite) {
      const { "content-length": _length, ...rest } = reply.headers;
      void readAll(reply).then((given) => answer.writeHead(200, rest).end(rewrite(given.toString("utf8"))));
    } else if (isAnswered) {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    } else {
      reply.resume().on("end", () => answer.destroy());
    }
  });
  onward.on("error", () => answer.destroy());
  onward.end(body);
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer); // a request without an encoding yields buffers
  return Buffer.concat(parts);
}
