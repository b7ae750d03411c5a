export const STORE_GONE = "The store or currency you had chosen is not offered any more.";
export const UNKNOWN_STORE = "This store is not offered.";
export const UNKNOWN_CURRENCY = "This currency is not offered.";
