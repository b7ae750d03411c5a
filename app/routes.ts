import { flatRoutes } from "@remix-run/fs-routes";

/** The styleguide is a page of the development server only. */
const notBuilt = import.meta.env.DEV ? [] : ["routes/styleguide"];

export default flatRoutes({ ignoredRouteFiles: ["**/*.test.*", "**/*.server.*", "**/*.md", ...notBuilt] });
