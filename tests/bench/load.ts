import { execFile, spawn } from "node:child_process";
import { promisify } from "node:util";
import { requireProgram } from "../support/system-program.ts";

export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  failures: number;
}

interface Shots {
  headers?: Record<string, string>;
  seconds: number;
  /** Requests per second; unlimited if undefined. */
  rate?: number;
}

/** Sixteen connections, from a separate process. */
export function load(url: URL, { headers = {}, seconds, rate }: Shots): Promise<Load> {
  const args = ["node_modules/autocannon/autocannon.js", "--json", "-c", "16", "-d", String(seconds)];
  if (rate !== undefined) args.push("-R", String(Math.max(1, Math.round(rate))));
  for (const [name, value] of Object.entries(headers)) args.push("-H", `${name}=${value}`);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...args, url.href], { stdio: ["ignore", "pipe", "ignore"] });
    let output = "";
    child.stdout.on("data", (part: Buffer) => (output += part.toString()));
    child.on("error", reject);
    child.on("exit", (code) => {
      if (code !== 0) return reject(new Error(`autocannon ended with ${code} at ${url.pathname}`));
      const report = JSON.parse(output) as AutocannonReport; // autocannon's own --json
      resolve({
        perSecond: report.requests.average,
        p50: report.latency.p50,
        p99: report.latency.p99,
        failures: report.errors + report.timeouts + report.non2xx,
      });
    });
  });
}

interface AutocannonReport {
  requests: { average: number };
  latency: { p50: number; p99: number };
  errors: number;
  timeouts: number;
  non2xx: number;
}

/** The same by wrk, at a fifth of the processor time. */
export async function loadByWrk(
  url: URL,
  { headers = {}, seconds }: Shots,
): Promise<Pick<Load, "perSecond" | "failures">> {
  const wrk = requireProgram("wrk", ["wrk"], ["wrk"]);
  const sent = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const { stdout } = await promisify(execFile)(wrk, ["-t1", "-c16", `-d${seconds}s`, ...sent, url.href]);
  const figures = (line: RegExp) => (line.exec(stdout)?.[1]?.match(/[\d.]+/g) ?? []).map(Number);
  const failures = [...figures(/Non-2xx or 3xx responses: (.+)/), ...figures(/Socket errors: (.+)/)];
  const [perSecond = NaN] = figures(/Requests\/sec: (.+)/);
  return { perSecond, failures: failures.reduce((sum, one) => sum + one, 0) };
}
