export const MAINTENANCE = "maintenance";
