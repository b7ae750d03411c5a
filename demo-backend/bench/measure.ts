import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import type { BenchQuery } from "./queries.ts";

export interface Measured {
  name: string;
  target: number;
  median: number;
  p95: number;
  times: number;
}

const rounds = 120;
const warmUps = 30;

/** Sequentially over one keep-alive connection, as a storefront's server does. */
export async function measure(endpoint: string, query: BenchQuery): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  try {
    for (let at = 0; at < warmUps + rounds; at += 1) {
      const given = query.variables[at % query.variables.length] ?? {};
      const { before } = query;
      const prepared = before ? before.toVariables((await ask(endpoint, agent, { query: before.document })).data) : {};
      const { milliseconds, data } = await ask(endpoint, agent, {
        query: query.document,
        variables: { ...given, ...prepared },
      });
      if (Object.keys(data).length === 0) throw new Error(`Measuring ${query.name}: an answer without data`);
      if (at >= warmUps) times.push(milliseconds);
    }
  } finally {
    agent.destroy();
  }
  times.sort((a, b) => a - b);
  return {
    name: query.name,
    target: query.target,
    median: times[Math.floor(times.length / 2)] ?? NaN,
    p95: times[Math.floor(times.length * 0.95)] ?? NaN,
    times: times.length,
  };
}

export async function askOnce(endpoint: string, query: string): Promise<Record<string, unknown>> {
  const agent = new Agent();
  return (await ask(endpoint, agent, { query })).data;
}

function ask(
  endpoint: string,
  agent: Agent,
  body: object,
): Promise<{ milliseconds: number; data: Record<string, unknown> }> {
  const text = JSON.stringify(body);
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(text) };
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const outgoing = request(endpoint, { method: "POST", agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () => {
        const milliseconds = performance.now() - started;
        const { data, errors } = JSON.parse(Buffer.concat(parts).toString("utf8"));
        if (errors) reject(new Error(`Measuring: ${errors[0].message}`));
        else resolve({ milliseconds, data });
      });
    });
    outgoing.on("error", reject);
    outgoing.end(text);
  });
}

/** Resident memory in MB. Linux only; null elsewhere. */
export function memoryOf(pid: number): { now: number; peak: number } | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? NaN) / 1024;
    return { now: megabytes("VmRSS"), peak: megabytes("VmHWM") };
  } catch {
    return null;
  }
}

/** Processor time of all threads. Linux only; null elsewhere. */
export function processorSecondsOf(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ");
    return (Number(fields[11]) + Number(fields[12])) / ticksASecond;
  } catch {
    return null;
  }
}

const ticksASecond = 100;
