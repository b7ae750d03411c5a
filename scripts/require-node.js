// @ts-check

/** A module of its own, because the imports of a program are linked before its first line runs. */
const NODE = 24;
if (Number.parseInt(process.versions.node) < NODE) {
  console.error(
    `Node ${NODE} or newer is needed and this is ${process.version}: install it from nodejs.org or by "nvm install ${NODE}"; for development on Linux "npm ci" brings it.`,
  );
  process.exit(1);
}
