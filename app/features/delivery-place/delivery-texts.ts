export const NO_METHODS =
  "There are no shipping methods available for this country. We are sorry, please try with different country.";
export const SHIPPING_METHODS_FAILED = "There was some error while trying to fetch shipping methods...";
export const SHIPPING_METHOD_FAILED = "There was some error while trying to select this shipping method...";
export const PICKUP_UNAVAILABLE = "Your items are not available for store pickup. Enter a delivery address instead.";
