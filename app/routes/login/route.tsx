import { useActionData, useLoaderData } from "@remix-run/react";
import { GuestScreen } from "~/features/account/account-screen";
import { loadGuestForm } from "~/features/account/guest-form.server";
import { logIn } from "~/features/account/log-in.server";
import { type Screen, screenMeta } from "~/lib/screen";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";

export const handle: Screen = {
  cache: "no-store",
  robots: "noindex",
  prefetch: false,
  forGuests: true,
  logInDialog: false,
  captchas: ["log-in"],
};

export const meta = screenMeta("Log in");

export const loader = shopLoader((args) => loadGuestForm(args, "login"));

export const action = shopAction(logIn);

export default function LogInPage() {
  return <GuestScreen loaded={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
