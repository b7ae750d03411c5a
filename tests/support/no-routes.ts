/** Stands for the build's list of routes where there is no build. */
export const routes = {};
