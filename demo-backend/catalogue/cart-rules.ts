/** Money is paise, tax included. */
export interface CartRuleSeed {
  code: string;
  label: string;
  kind: "percent" | "fixed" | "free_shipping";
  /** Basis points for percent, paise for fixed. */
  amount: number;
  minimumSubtotal: number;
  /** UTC instants; null or undefined leaves an end open. */
  startsAt?: string;
  endsAt?: string;
  usesPerCoupon?: number;
  usesPerCustomer?: number;
}

const rupees = 100;

export const cartRules: readonly CartRuleSeed[] = [
  {
    code: "WELCOME10",
    label: "Welcome, 10% off",
    kind: "percent",
    amount: 1_000,
    minimumSubtotal: 999 * rupees,
  },
  {
    code: "FLAT500",
    label: "₹500 off above ₹5,000",
    kind: "fixed",
    amount: 500 * rupees,
    minimumSubtotal: 5_000 * rupees,
  },
  { code: "FREESHIP", label: "Free delivery", kind: "free_shipping", amount: 0, minimumSubtotal: 0 },
  {
    code: "MONSOON20",
    label: "Monsoon sale, 20% off",
    kind: "percent",
    amount: 2_000,
    minimumSubtotal: 0,
    startsAt: "2025-06-01T00:00:00.000Z",
    endsAt: "2025-08-31T23:59:59.999Z",
  },
  {
    code: "THANKYOU250",
    label: "Thank you, ₹250 off",
    kind: "fixed",
    amount: 250 * rupees,
    minimumSubtotal: 1_500 * rupees,
    usesPerCustomer: 1,
  },
  {
    code: "FIRST50",
    label: "First fifty, 15% off",
    kind: "percent",
    amount: 1_500,
    minimumSubtotal: 2_000 * rupees,
    usesPerCoupon: 50,
    usesPerCustomer: 1,
  },
];
