/** What a 503 says in its body while the shop is worked on, so that its page does not blame the catalogue. */
export const MAINTENANCE = "maintenance";
