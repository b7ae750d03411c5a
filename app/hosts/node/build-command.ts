import { ensureBuilt } from "./build";

/** `npm run build`: one bundle for both hosts, static files precompressed. */
await ensureBuilt();
