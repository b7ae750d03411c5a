import { useActionData, useLoaderData } from "@remix-run/react";
import { GuestScreen } from "~/features/account/account-screen";
import { loadGuestForm } from "~/features/account/guest-form.server";
import { register } from "~/features/account/log-in.server";
import { type Screen, screenMeta } from "~/lib/screen";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";

export const handle: Screen = {
  cache: "no-store",
  robots: "noindex",
  forGuests: true,
  logInDialog: false,
  captchas: ["register", "log-in"],
  collects: ["register"],
};

export const meta = screenMeta("Create an account");

export const loader = shopLoader((args) => loadGuestForm(args, "register"));

export const action = shopAction(register);

export default function RegisterPage() {
  return <GuestScreen loaded={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
