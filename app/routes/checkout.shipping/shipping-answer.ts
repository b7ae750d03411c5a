import type { Country } from "~/lib/commerce/model/address";
import type { FormState } from "~/lib/forms/form-state";
import type { ShopActionArgs } from "~/lib/server/handlers.server";

export type ShippingArgs = Pick<ShopActionArgs, "shop" | "form">;

/** What the shipping page needs beside its form state: the regions of the country that was sent. */
export interface ShippingAnswer {
  readonly state: FormState;
  readonly country: Country | null;
}
