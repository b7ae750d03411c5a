import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { eventually } from "../eventually.ts";
import { freePort } from "../shop/hosts.ts";
import { findProgram } from "../system-program.ts";

/** A session of the system's WebKit. Commands are those of the WebDriver standard. */
export interface Session {
  /** `command`: such as `url` or `element/<id>/click`. Throws what the driver reports. */
  get(command: string): Promise<unknown>;
  post(command: string, body?: object): Promise<unknown>;
  /** The value that the function body returns. Elements come back as references. */
  run(script: string, ...args: readonly unknown[]): Promise<unknown>;
  close(): Promise<void>;
}

const PROGRAMS = { driver: "WebKitWebDriver", screen: "Xvfb" };

/** WebKitGTK with its driver, and Xvfb, because it has no headless mode; null if one is missing. */
export function findWebKit(): { driver: string; screen: string } | null {
  const driver = findProgram([PROGRAMS.driver]);
  const screen = findProgram([PROGRAMS.screen]);
  return driver && screen ? { driver, screen } : null;
}

export async function openWebKit(): Promise<Session> {
  const programs = findWebKit();
  if (!programs) throw new Error(`Starting WebKit: the PATH lacks ${PROGRAMS.driver} or ${PROGRAMS.screen}`);
  const children: ChildProcess[] = [];
  const end = () => {
    for (const child of children.toReversed()) child.kill();
  };
  process.once("exit", end);
  // Xvfb takes a free display and says which.
  const size = ["-screen", "0", "1440x900x24", "-nolisten", "tcp"];
  const screen = spawn(programs.screen, ["-displayfd", "1", ...size], { stdio: ["ignore", "pipe", "ignore"] });
  children.push(screen);
  const [display] = (await once(screen.stdout, "data")) as [Buffer]; // a stream without an encoding yields buffers
  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}`, ...(process.getuid?.() === 0 && AS_ROOT) };
  children.push(spawn(programs.driver, [`--port=${port}`, "--host=127.0.0.1"], { env, stdio: "ignore" }));
  const base = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${base}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await eventually(isReady, () => "Starting WebKit: its driver does not answer");

  const opened = await ask("POST", `${base}/session`, {
    capabilities: { alwaysMatch: { browserName: "MiniBrowser" } },
  });
  const session = `${base}/session/${(opened as { sessionId: string }).sessionId}`; // as the standard says
  return {
    get: (command) => ask("GET", `${session}/${command}`),
    post: (command, body = {}) => ask("POST", `${session}/${command}`, body),
    run: (script, ...args) => ask("POST", `${session}/execute/sync`, { script, args }),
    async close() {
      await ask("DELETE", session).catch(() => undefined);
      process.removeListener("exit", end);
      end();
    },
  };
}

/** Its sandbox needs a user that is not root. */
const AS_ROOT = { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" };

async function ask(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: unknown }; // as the standard says
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string }; // as the standard says
  throw new Error(`WebDriver: ${error}: ${message}`);
}
