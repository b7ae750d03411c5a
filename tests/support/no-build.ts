/** Replaces the build's route list and styles by route where there is no build. */
export const routes = {};

export default { pieces: [], pages: {} };
