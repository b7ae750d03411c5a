/** Body of a 503 during maintenance, so that the error page names the cause. */
export const MAINTENANCE = "maintenance";
