/** Replaces the build's route list and styles by route when there is no build. */
export const routes = {};

export default { pieces: [], pages: {} };
