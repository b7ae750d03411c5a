import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { eventually } from "../eventually.ts";

export interface Running {
  said(): string;
  stop(): Promise<void>;
  child: ChildProcess;
}

export interface Start {
  what: string;
  args: string[];
  env: Record<string, string>;
  /** Another folder than the project's avoids the developer's `.env`. */
  cwd?: string;
  isReady: (text: string) => boolean | Promise<boolean>;
  limitMs?: number;
}

/**
 * Starts a Node program and waits until it is ready. It has its own process group, so that its
 * children end with it.
 */
export async function startProcess({ what, args, env, cwd, isReady, limitMs = 60_000 }: Start): Promise<Running> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let output = "";
  const append = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-50_000));
  child.stdout.on("data", append);
  child.stderr.on("data", append);
  const ended = once(child, "exit");
  const signal = (name: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, name);
    } catch {
      // It has ended in the meantime.
    }
  };
  const killAtExit = () => signal("SIGKILL");
  process.once("exit", killAtExit);
  const stop = async () => {
    process.removeListener("exit", killAtExit);
    if (child.exitCode !== null || child.signalCode !== null) return;
    signal("SIGTERM");
    const hard = setTimeout(() => signal("SIGKILL"), 5_000);
    await ended;
    clearTimeout(hard);
  };
  try {
    await eventually(
      async () => {
        if (child.exitCode !== null) throw new Error(`Starting ${what}: it ended with ${child.exitCode}\n${output}`);
        return isReady(output);
      },
      () => `Starting ${what}: not ready within ${limitMs} ms\n${output}`,
      limitMs,
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return { said: () => output, stop, child };
}

/** npm itself as a Node program, so that signals reach it. */
export function npmProgram(): string {
  return join(execFileSync("npm", ["root", "--global"], { encoding: "utf8" }).trim(), "npm/bin/npm-cli.js");
}
