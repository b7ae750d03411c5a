import { Agent, request } from "node:http";
import { connect } from "node:net";
import { exchange } from "../support/browserless/exchange.ts";
import { phoneAgent } from "../support/browserless/browserless.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";

export interface Visits {
  readonly requests: number;
  /** Statuses from 500, and broken connections. */
  readonly failures: readonly string[];
}

const headers = { "user-agent": phoneAgent, accept: "text/html,image/avif,*/*", "accept-encoding": "gzip" };
const TERMS = ["phone", "laptop", "cable", "soundbar", "no-such-thing", "शब्द"];

/** Pages, lists, searches, files and pictures, found on the home page and in the catalogue. */
async function addressesOf(origin: string): Promise<{ pages: string[]; files: string[] }> {
  const bodies = await Promise.all(
    ["/", categoryPath, phone.path].map(async (path) => String((await exchange(new URL(path, origin))).body)),
  );
  const named = bodies.flatMap((body) =>
    [...body.matchAll(/(?:href|src)="(\/[^"#]*)"/g)].map(([, path]) => path ?? ""),
  );
  const paths = [...new Set(named.map((path) => path.replaceAll("&amp;", "&")))].filter(
    (path) => !path.startsWith("//"),
  );
  const isFile = (path: string) =>
    /^\/(assets|media|images)\//.test(path) || /\.(js|css|svg|png|jpe?g|webp|avif)(\?|$)/.test(path);
  const searches = TERMS.flatMap((term) =>
    [1, 2].map((page) => `/search-results?term=${encodeURIComponent(term)}&page=${page}`),
  );
  const pages = paths.filter((path) => !isFile(path) && !/^\/(logout|chat|checkout|customer)/.test(path));
  return { pages: [...pages, ...searches, "/cart", "/no-such-page", "/sitemap.xml"], files: paths.filter(isFile) };
}

interface Load {
  readonly origin: string;
  readonly until: number;
  readonly atOnce: number;
  readonly seed: number;
}

/** Visits pages and files, `atOnce` at a time, until the deadline. */
export async function visit({ origin, until, atOnce, seed }: Load): Promise<Visits> {
  const { pages, files } = await addressesOf(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const failures: string[] = [];
  let requests = 0;
  const nextOf = (list: readonly string[]) => list[Math.abs((seed + requests * 7_919) % list.length)] ?? "/";
  const line = async () => {
    while (Date.now() < until) {
      const path = requests % 3 === 0 && files.length > 0 ? nextOf(files) : nextOf(pages);
      requests += 1;
      await exchange(new URL(path, origin), { headers, agent }).then(
        ({ status }) => status >= 500 && failures.push(`${status} ${path}`),
        (error: unknown) => failures.push(`${String(error)} ${path}`),
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, line));
  agent.destroy();
  return { requests, failures };
}

/** Starts downloads and aborts each after its first bytes. */
export async function abandon(origin: string, count: number): Promise<number> {
  const { pages, files } = await addressesOf(origin);
  const paths = [...files, ...pages.slice(0, 5)];
  let begun = 0;
  const line = async () => {
    while (begun < count) {
      const path = paths[begun++ % paths.length] ?? "/";
      await new Promise<void>((resolve) => {
        const incoming = request(new URL(path, origin), { headers, agent: false }, (reply) => {
          reply.on("error", () => undefined).once("data", () => reply.destroy());
          reply.on("close", resolve);
        });
        incoming.on("error", () => resolve()).end();
      });
    }
  };
  await Promise.all(Array.from({ length: 16 }, line));
  return begun;
}

/**
 * Requests pages over many connections and reads nothing. Returns the slowest response to another
 * client meanwhile, in ms.
 */
export async function readNothing(origin: string, count: number): Promise<number> {
  const { hostname, port, host } = new URL(origin);
  let slowest = 0;
  for (let opened = 0; opened < count; opened += 200) {
    const sockets = Array.from({ length: Math.min(200, count - opened) }, () => {
      const socket = connect({ host: hostname, port: Number(port) });
      socket.on("error", () => undefined).pause();
      socket.write(`GET ${phone.path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
      return socket;
    });
    const start = performance.now();
    // A failed request counts as slow.
    await exchange(new URL("/healthz", origin), { headers }).catch(() => undefined);
    slowest = Math.max(slowest, performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    for (const socket of sockets) socket.destroy();
  }
  return Math.round(slowest);
}
