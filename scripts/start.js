// @ts-check
import { spawnSync } from "node:child_process";

// `npm start` and `npm run backend`: builds what is stale, then runs the built program.
const [node = "", , name = "", ...args] = process.argv;
const isBackend = name === "backend";
const { status } = spawnSync(node, ["scripts/build.js", ...(isBackend ? ["backend"] : [])], { stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);
const program = new URL(isBackend ? "../build/backend/main.js" : "../build/node.js", import.meta.url);
process.argv = [node, program.pathname, ...args];
await import(program.href);
