import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { HttpResponse, HttpRequest } from "./http-message.ts";

export interface HttpRoutes {
  graphql(httpRequest: HttpRequest): Promise<HttpResponse | null>;
  media(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void>;
  payments: { handles(path: string): boolean; answer(httpRequest: HttpRequest): Promise<HttpResponse> };
  /** Outbox, confirmation links, downloads. Resolves to false for other URLs. */
  shopPages(url: URL, request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  welcome(): string;
  log(error: unknown): void;
}

export interface RunningServer {
  port: number;
  close(): Promise<void>;
}

export async function listen(
  routes: HttpRoutes,
  { port, host }: { port: number; host: string },
): Promise<RunningServer> {
  const server = createServer((request, response) => {
    answer(routes, request, response).catch((error: unknown) => {
      routes.log(error);
      if (!response.headersSent) response.writeHead(500, { "content-type": "text/plain" });
      response.end("Internal server error");
    });
  });
  // Longer than clients keep idle connections, so that no request meets a closing connection.
  server.keepAliveTimeout = 30_000;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo; // a TCP server that listens has one
  return {
    port: address.port,
    close: () => close(server),
  };
}

async function answer(routes: HttpRoutes, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = toUrl(request.url ?? "/");
  if (url === null) return text(response, 400, "Bad URL");
  if (url.pathname === "/graphql" || url.pathname === "/graphql/") {
    return answerBody(routes.graphql, url, { request, response });
  }
  if (routes.payments.handles(url.pathname)) return answerBody(routes.payments.answer, url, { request, response });
  if (request.method !== "GET" && request.method !== "HEAD") return text(response, 405, "Only GET here");
  if (url.pathname.startsWith("/media/")) return routes.media(url, request, response);
  if (url.pathname === "/healthz") return text(response, 200, "ok");
  if (await routes.shopPages(url, request, response)) return;
  if (url.pathname !== "/") return text(response, 404, "No such page");
  response.writeHead(200, {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
  });
  response.end(routes.welcome());
}

/** Null drops the connection. */
async function answerBody(
  respond: (httpRequest: HttpRequest) => Promise<HttpResponse | null>,
  url: URL,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): Promise<void> {
  const httpRequest = await readHttpRequest(url, request);
  if (httpRequest === null) return tooLarge(response);
  const result = await respond(httpRequest);
  if (result === null) request.socket.destroy();
  else send(response, result);
}

async function readHttpRequest(url: URL, request: IncomingMessage): Promise<HttpRequest | null> {
  const body = await readBody(request);
  return body === null ? null : { method: request.method ?? "GET", url, headers: request.headers, body };
}

function tooLarge(response: ServerResponse): void {
  response.setHeader("connection", "close");
  text(response, 413, "The request is too large");
}

function send(response: ServerResponse, { status, headers, body }: HttpResponse): void {
  response.writeHead(status, { ...headers, "content-length": Buffer.byteLength(body) });
  response.end(body);
}

function toUrl(target: string): URL | null {
  try {
    return new URL(target, "http://backend");
  } catch {
    return null;
  }
}

function text(response: ServerResponse, status: number, content: string): void {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(content);
}

/** Waits for running requests, at most three seconds. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timeout = setTimeout(() => server.closeAllConnections(), 3_000);
    server.close(() => {
      clearTimeout(timeout);
      resolve();
    });
    server.closeIdleConnections();
  });
}

const maxBodyBytes = 1_000_000;

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    // without an encoding set, chunks are buffers
    bytes += chunk.length;
    if (bytes > maxBodyBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
