import { request } from "node:http";
import { eventually } from "../eventually.ts";
import { phoneAgent } from "./browserless.ts";

interface WholePage {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly html: string;
  readonly pieces: readonly string[];
}

/** A page while it arrives, uncompressed. A proxy controls the order of the backend's answers. */
export interface ArrivingPage {
  /** Rejects if the page ends without it. */
  has(text: string): Promise<void>;
  soFar(): string;
  readonly ended: Promise<WholePage>;
}

export function openPage(url: URL, headers: Record<string, string> = {}): ArrivingPage {
  const pieces: string[] = [];
  let html = "";
  let hasEnded = false;
  const incoming = { accept: "text/html", "user-agent": phoneAgent, "accept-encoding": "identity", ...headers };
  const ended = new Promise<WholePage>((resolve, reject) => {
    const sent = request(url, { headers: incoming, agent: false }, (reply) => {
      reply.setEncoding("utf8");
      reply.on("data", (text: string) => {
        pieces.push(text);
        html += text;
      });
      reply.on("error", reject);
      reply.on("end", () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, html, pieces }));
    });
    sent.on("error", reject);
    sent.end();
  }).finally(() => (hasEnded = true));
  // For the caller to handle.
  ended.catch(() => undefined);
  return {
    async has(text) {
      await eventually(
        () => hasEnded || html.includes(text),
        () => `${url.pathname} has not sent ${text} yet, but: ${html.slice(-300)}`,
      );
      if (!html.includes(text)) throw new Error(`${url.pathname} ended without ${text}: ${html.slice(0, 300)}`);
    },
    soFar: () => html,
    ended,
  };
}
