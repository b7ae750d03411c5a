export const UNKNOWN_STORE = "This store is not offered.";
export const UNKNOWN_CURRENCY = "This currency is not offered.";
