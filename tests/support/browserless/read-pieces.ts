import { request } from "node:http";
import { phoneAgent } from "./browserless.ts";

interface Piece {
  /** Milliseconds since the page was asked for. */
  readonly at: number;
  readonly text: string;
}

export interface Pieces {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly pieces: readonly Piece[];
  /** All of them together. */
  readonly html: string;
}

/** A page as it arrives, uncompressed: what some text was in, and when. */
export function readPieces(url: URL, headers: Record<string, string> = {}): Promise<Pieces> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const asked = { accept: "text/html", "user-agent": phoneAgent, "accept-encoding": "identity", ...headers };
    const sent = request(url, { headers: asked, agent: false }, (reply) => {
      const pieces: Piece[] = [];
      reply.setEncoding("utf8");
      reply.on("data", (text: string) => pieces.push({ at: performance.now() - start, text }));
      reply.on("error", reject);
      reply.on("end", () => {
        const html = pieces.map(({ text }) => text).join("");
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, pieces, html });
      });
    });
    sent.on("error", reject);
    sent.end();
  });
}

/** When all up to the end of this text was there; Infinity when it never was. */
export function arrivalOf(text: string, { pieces }: Pieces): number {
  let soFar = "";
  for (const piece of pieces) {
    soFar += piece.text;
    if (soFar.includes(text)) return piece.at;
  }
  return Infinity;
}
