import { request as requestPlain, type Agent, type IncomingHttpHeaders } from "node:http";
import { request as requestSecure } from "node:https";

export interface RequestOptions {
  method?: "GET" | "POST" | "HEAD" | "PUT" | "DELETE" | "OPTIONS";
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Keeps connections; without one each exchange has its own. */
  agent?: Agent;
}

export interface Reply {
  url: URL;
  status: number;
  headers: IncomingHttpHeaders;
  setCookies: string[];
  body: Buffer;
}

const limitMs = 60_000;

/**
 * One HTTP request exactly as written. fetch would add headers (Sec-Fetch-Mode) and hide Set-Cookie
 * details.
 */
export function exchange(url: URL, { method = "GET", headers = {}, body, agent }: RequestOptions = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const isChunked = "transfer-encoding" in headers;
    const length: Record<string, string> =
      body === undefined || isChunked ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const request = url.protocol === "https:" ? requestSecure : requestPlain;
    const sent = request(url, { method, headers: { ...length, ...headers }, agent: agent ?? false }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on("data", (chunk: Buffer) => chunks.push(chunk));
      reply.on("error", reject);
      reply.on("end", () => {
        resolve({
          url,
          status: reply.statusCode ?? 0,
          headers: reply.headers,
          setCookies: reply.headers["set-cookie"] ?? [],
          body: Buffer.concat(chunks),
        });
      });
    });
    sent.setTimeout(limitMs, () =>
      sent.destroy(new Error(`${method} ${url.pathname}: no answer within ${limitMs} ms`)),
    );
    sent.on("error", reject);
    sent.end(body);
  });
}
