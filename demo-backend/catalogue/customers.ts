import type { BookAddressInput } from "../rules/customer-address.ts";

/** Order dates are days before the shop opened. */
export interface CustomerSeed {
  email: string;
  firstname: string;
  lastname: string;
  isSubscribed: boolean;
  /** The first is the default shipping and billing address. */
  addresses: BookAddressInput[];
  wishlist: string[];
  orders: OrderSeed[];
}

export interface OrderSeed {
  daysAgo: number;
  /** `options`: attribute code → option label of a variant. */
  lines: { sku: string; quantity?: number; options?: Record<string, string>; links?: "all" }[];
  delivery: "flatrate" | "freeshipping" | null;
  payment: "checkmo" | "banktransfer" | "cashondelivery";
  coupon?: string;
  steps: { step: "invoice" | "ship" | "cancel" | "refund"; afterDays: number; comment?: string }[];
}

/** Public: shown on the backend's own page. */
export const demoPassword = "Namaste#2026";

const asha = { firstname: "Asha", lastname: "Rao", country_code: "IN", telephone: "9800000000" };
const ravi = { firstname: "Ravi", lastname: "Iyer", country_code: "IN", telephone: "9811111111" };

export const demoCustomers: readonly CustomerSeed[] = [
  {
    email: "asha@example.in",
    firstname: "Asha",
    lastname: "Rao",
    isSubscribed: true,
    addresses: [
      { ...asha, street: ["12 MG Road", "Flat 3"], city: "Bengaluru", region: { region_id: 585 }, postcode: "560001" },
      { ...asha, company: "Rao Textiles", street: ["44 Devaraja Road"], city: "Mysuru", region: { region_id: 585 }, postcode: "570001" }, // prettier-ignore
    ],
    wishlist: ["DRS-SPLASH-11", "DHV-BOULDER"],
    orders: [
      {
        daysAgo: 96,
        lines: [
          { sku: "DHV-PULSE-ANC", options: { color: "Graphite" } },
          { sku: "BJ-HDMI-2M", quantity: 2 },
        ],
        delivery: "freeshipping",
        payment: "banktransfer",
        steps: [
          { step: "invoice", afterDays: 1 },
          { step: "ship", afterDays: 2 },
        ],
      },
      {
        daysAgo: 61,
        lines: [{ sku: "STV-LEDGER", links: "all" }],
        delivery: null,
        payment: "banktransfer",
        steps: [{ step: "invoice", afterDays: 0 }],
      },
      {
        daysAgo: 40,
        lines: [{ sku: "DHV-LEDGE" }],
        delivery: "freeshipping",
        payment: "banktransfer",
        coupon: "WELCOME10",
        steps: [
          { step: "invoice", afterDays: 0 },
          { step: "ship", afterDays: 1 },
          {
            step: "refund",
            afterDays: 9,
            comment: "The parcel came back to us. The money is on its way to your bank.",
          },
        ],
      },
      {
        daysAgo: 22,
        lines: [{ sku: "JLX-REACH-AX" }],
        delivery: "flatrate",
        payment: "checkmo",
        steps: [{ step: "cancel", afterDays: 3, comment: "Cancelled as you asked." }],
      },
      {
        daysAgo: 0.2,
        lines: [{ sku: "BJ-CAT6-3M", quantity: 3 }, { sku: "DHV-CORD-1" }],
        delivery: "freeshipping",
        payment: "cashondelivery",
        steps: [],
      },
    ],
  },
  {
    email: "ravi@example.in",
    firstname: "Ravi",
    lastname: "Iyer",
    isSubscribed: false,
    addresses: [
      { ...ravi, street: ["4 Park Street"], city: "Kolkata", region: { region_id: 604 }, postcode: "700016" },
    ],
    wishlist: ["HLC-MEADOW-43"],
    orders: [
      {
        daysAgo: 30,
        lines: [{ sku: "KHG-ARC-27" }, { sku: "BJ-HDMI-2M" }],
        delivery: "freeshipping",
        payment: "cashondelivery",
        steps: [
          { step: "ship", afterDays: 1 },
          { step: "invoice", afterDays: 4 },
        ],
      },
      {
        daysAgo: 2,
        lines: [{ sku: "HLC-MEADOW-43" }, { sku: "BJ-INSTALL-TV" }],
        delivery: "freeshipping",
        payment: "banktransfer",
        steps: [{ step: "invoice", afterDays: 1 }],
      },
    ],
  },
];
