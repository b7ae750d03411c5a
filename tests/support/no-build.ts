/** Stands for what the build makes, its list of routes and its styles by route, where there is no build. */
export const routes = {};

export default { pieces: [], pages: {} };
