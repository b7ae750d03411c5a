import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exchange } from "../browserless/exchange.ts";
import { eventually } from "../eventually.ts";
import { freePort } from "../shop/hosts.ts";
import { requireProgram } from "../system-program.ts";

export interface Nginx {
  readonly origin: string;
  /** Balances over these shops from now on; requests under way go to their end. */
  balance(origins: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

/** nginx with deploy/nginx.conf, on a free port, with an empty cache. */
export async function openNginx(origins: readonly string[]): Promise<Nginx> {
  const program = requireProgram("nginx", ["nginx"], ["nginx-light", "nginx"]);
  const folder = mkdtempSync(join(tmpdir(), "bijli-nginx-"));
  const port = await freePort();
  const server = readFileSync("deploy/nginx.conf", "utf8")
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("/var/cache/nginx/bijli", `${folder}/cache`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${kind};`);
  for (const name of ["logs", "deploy"]) mkdirSync(join(folder, name));
  writeFileSync(
    join(folder, "nginx.conf"),
    `user root;\npid ${folder}/nginx.pid;\nerror_log stderr error;\nevents {}\nhttp {\naccess_log off;\n${temporary.join("\n")}\n${server}}\n`,
  );
  const writeShops = (shops: readonly string[]) =>
    writeFileSync(join(folder, "deploy/shops.conf"), shops.map((shop) => `server ${new URL(shop).host};\n`).join(""));
  writeShops(origins);
  const child = spawn(program, ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr", "-g", "daemon off;"], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const kill = () => void child.kill("SIGTERM");
  process.once("exit", kill);
  const origin = `http://127.0.0.1:${port}`;
  const answers = async () => (await exchange(new URL("/healthz", origin), {}).catch(() => null))?.status === 200;
  await eventually(answers, () => `nginx does not answer at ${origin}`);
  return {
    origin,
    async balance(shops) {
      writeShops(shops);
      child.kill("SIGHUP");
      // As deploy/rolling-restart.sh does.
      await new Promise((resolve) => setTimeout(resolve, 2_000));
    },
    async stop() {
      process.removeListener("exit", kill);
      const ended = child.exitCode === null ? once(child, "exit") : null;
      kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
