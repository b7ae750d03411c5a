// @ts-check
import { ensureBuilt } from "./build.js";

// `npm start` and `npm run backend`: builds what is stale, then becomes the built program.
const [node = "", , name = "", ...args] = process.argv;
const [program = ""] = await ensureBuilt(name === "backend" ? ["backend"] : ["shop", "backend"]);
process.argv = [node, program, ...args];
await import(program);
