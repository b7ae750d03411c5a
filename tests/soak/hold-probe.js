// @ts-check
import { appendFileSync, readFileSync } from "node:fs";

// Loaded into the Node host (NODE_OPTIONS=--import): writes the longest event loop delay and the
// heap size to a file once a second. Measures the main thread's CPU time, so that time given to
// other processes does not count.

const EVERY_MS = 10;
const file = process.env["SOAK_HOLDS"] ?? "";
const schedule = `/proc/self/task/${process.pid}/schedstat`;

function onProcessor() {
  return Number(readFileSync(schedule, "utf8").split(" ")[0]) / 1e6;
}

let [at, busy, longest] = [performance.now(), onProcessor(), 0];
setInterval(() => {
  const [now, busyNow] = [performance.now(), onProcessor()];
  longest = Math.max(longest, Math.min(now - at - EVERY_MS, busyNow - busy));
  [at, busy] = [now, busyNow];
}, EVERY_MS).unref();
setInterval(() => {
  const megabytes = process.memoryUsage().heapUsed / 2 ** 20;
  appendFileSync(file, `${Date.now()} ${longest.toFixed(1)} ${megabytes.toFixed(0)}\n`);
  longest = 0;
}, 1_000).unref();
