// Loaded into a shop by `--import`: a programming error in work that no request waits for.
process.on("SIGUSR2", () => {
  throw new Error("an error of nobody");
});
process.on("SIGWINCH", () => void Promise.reject(new Error("a promise of nobody")));
