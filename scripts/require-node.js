// @ts-check

/** A module of its own, because the imports of a program are linked before its first line runs. */
const [NODE, MINOR] = [24, 6];
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < NODE || (major === NODE && minor < MINOR)) {
  console.error(
    `Node ${NODE}.${MINOR} or newer is needed and this is ${process.version}: install it from nodejs.org or by "nvm install ${NODE}"; for development on Linux "npm ci" brings it.`,
  );
  process.exit(1);
}
