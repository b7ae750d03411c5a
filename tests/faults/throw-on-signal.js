import { subscribe } from "node:diagnostics_channel";

// Loaded into a shop by `--import`: a programming error in work that no request waits for.
process.on("SIGUSR2", () => {
  throw new Error("an error of nobody");
});
process.on("SIGWINCH", () => void Promise.reject(new Error("a promise of nobody")));

// And a connection that the system does not let Node accept, of which libuv tells on some systems.
subscribe("http.server.request.start", ({ server }) => {
  process.removeAllListeners("SIGIO");
  process.on("SIGIO", () => server.emit("error", new Error("accept EMFILE")));
});
