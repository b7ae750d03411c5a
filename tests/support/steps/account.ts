import type { Browserless } from "../browserless/browserless.ts";
import { exchange } from "../browserless/exchange.ts";
import type { Shopper } from "../shopper.ts";
import { newEmail } from "./checking-out.ts";

export interface Account {
  email: string;
  password: string;
}

/** Valid by the demo shop's rule: eight characters of three kinds. */
const PASSWORD = "Quiet-Monsoon-7";

/** In the dialog over the current page. */
export async function register(shopper: Shopper): Promise<Account> {
  await shopper.follow("Log in");
  return registerInDialog(shopper);
}

/** The log-in dialog is open already. */
export async function registerInDialog(shopper: Shopper): Promise<Account> {
  const account = { email: newEmail(), password: PASSWORD };
  await shopper.within("dialog", "Log in").follow("Create an account");
  const dialog = shopper.within("dialog", "Create an account");
  await dialog.fill("First name", "Asha");
  await dialog.fill("Last name", "Rao");
  await dialog.fill("Email", account.email);
  await dialog.fill("Password", account.password);
  await dialog.press("Create account");
  await shopper.sees("Welcome! Your account is ready.");
  return account;
}

export async function registerAtHome(shopper: Shopper): Promise<Account> {
  await shopper.goto("/");
  return register(shopper);
}

/** In one request, for tests about later steps. Opens no page. */
export async function registerByRequest(shopper: Browserless): Promise<Account> {
  const account = { email: newEmail(), password: PASSWORD };
  const reply = await shopper.post("/register", { firstName: "Asha", lastName: "Rao", ...account });
  if (reply.status !== 303) throw new Error(`Registering: status ${reply.status}`);
  return account;
}

/** At the backend, like a log-out elsewhere: the browser does not know. */
export async function revokeToken(shopper: Browserless, endpoint: string): Promise<void> {
  const token = await shopper.cookie("customer-token");
  const reply = await exchange(new URL(endpoint), {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: "mutation { revokeCustomerToken { result } }" }),
  });
  if (!String(reply.body).includes("true")) throw new Error("The token was not revoked");
}

export async function logOut(shopper: Shopper): Promise<void> {
  await shopper.goto("/customer/my-profile");
  await shopper.within("navigation", "My account").press("Log out");
  await shopper.arrivesAt("/");
  await shopper.sees("You are logged out.");
}

/** In the dialog of the current page. */
export async function logIn(shopper: Shopper, { email, password }: Account): Promise<void> {
  const dialog = shopper.within("dialog", "Log in");
  await dialog.fill("Email", email);
  await dialog.fill("Password", password);
  await dialog.press("Log in");
}
