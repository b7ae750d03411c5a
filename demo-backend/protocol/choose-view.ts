import type { IncomingHttpHeaders } from "node:http";
import type { BackendSettings, StoreView } from "../rules/shop-settings.ts";
import type { CurrencyView } from "../rules/money.ts";

export interface ChosenView {
  storeView: StoreView;
  currency: CurrencyView;
}

/**
 * Store view and currency of the `Store` and `Content-Currency` headers, or the problem with them.
 */
export function chooseView(headers: IncomingHttpHeaders, settings: BackendSettings): ChosenView | { problem: string } {
  const storeCode = single(headers["store"]);
  const storeView = settings.storeViews.find((view) => (storeCode === null ? view.isDefault : view.code === storeCode));
  if (storeView === undefined) return { problem: `Requested store is not found (${storeCode ?? "default"})` };

  const code = single(headers["content-currency"])?.toUpperCase() ?? storeView.defaultCurrency;
  const currency = settings.currencies.find((each) => each.code === code);
  return currency ? { storeView, currency } : { problem: "Please correct the target currency" };
}

export function bearerToken(headers: IncomingHttpHeaders): string | null {
  return /^Bearer\s+(\S+)\s*$/i.exec(headers.authorization ?? "")?.[1] ?? null;
}

export function captchaToken(headers: IncomingHttpHeaders): string | null {
  return single(headers["x-recaptcha"]);
}

function single(header: string | string[] | undefined): string | null {
  const value = (Array.isArray(header) ? header[0] : header)?.trim();
  return value === undefined || value === "" ? null : value;
}
