import { spawn } from "node:child_process";

export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  failures: number;
}

export interface Request {
  url: URL;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const connections = 16;

/** Sixteen connections that ask as fast as they are answered, from a process of their own; the first seconds are thrown away. */
export async function load(request: Request, seconds = 8): Promise<Load> {
  await shoot(request, 3);
  return shoot(request, seconds);
}

function shoot({ url, method = "GET", headers = {}, body }: Request, seconds: number): Promise<Load> {
  const args = [
    "node_modules/autocannon/autocannon.js",
    "--json",
    "-c",
    String(connections),
    "-d",
    String(seconds),
    "-m",
    method,
  ];
  for (const [name, value] of Object.entries(headers)) args.push("-H", `${name}=${value}`);
  if (body) args.push("-b", body);
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
