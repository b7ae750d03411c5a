import { z } from "zod";
import { orRefusal } from "~/lib/checkout/or-refusal.server";
import { email, secret } from "~/lib/forms/fields.server";
import { sentState, withProblems, type FormState } from "~/lib/forms/form-state";
import { parseForm } from "~/lib/forms/parse-form.server";
import { refuse } from "~/lib/forms/refusal.server";
import type { ShopActionArgs } from "~/lib/http/handlers.server";
import { seeOther } from "~/lib/http/responses";
import { sameOriginPath } from "~/lib/http/same-origin-path";
import { openAccount } from "./open-account.server";

/** A refused form, with the page it was to lead to. */
export interface AccountAnswer {
  readonly state: FormState;
  readonly returnTo: string;
}

export const PROFILE = "/customer/my-profile";

const credentials = z.object({ email, password: secret() });

export async function logIn({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const returnTo = sameOriginPath(form.get("return-to"), PROFILE);
  const again = (state: FormState) => refuse(shop, { state, returnTo } satisfies AccountAnswer);
  const parsed = parseForm(form, credentials, "log-in");
  if (!parsed.ok) return again(parsed.state);

  // Whoever logs in is not who was logged in, as far as this browser knows.
  if (shop.session.customerToken) shop.session.dropCustomer();
  const { email: address, password } = parsed.value;
  const outcome = await orRefusal(shop, shop.commerce.account.logIn(address, password));
  const opened = outcome.ok ? await openAccount(shop, outcome) : outcome;
  if (opened.ok) return seeOther(returnTo);
  return again(withProblems(sentState(form, "log-in"), opened.problems, ["email"]));
}
