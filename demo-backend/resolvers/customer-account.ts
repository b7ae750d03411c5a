import { confirmationMail, welcomeMail } from "../mail/mails.ts";
import { detailsProblem, mergeDetails, type CustomerDetailsInput } from "../rules/customer-details.ts";
import { isEmail } from "../rules/email.ts";
import { hashPassword, passwordProblem } from "../rules/password.ts";
import { randomCode } from "../rules/random-code.ts";
import type { CustomerRow } from "../store/customer-store.ts";
import { type AttributeValueInput, missingValues } from "../rules/registration-attributes.ts";
import type { BackendContext } from "./context.ts";
import { requireCustomer } from "./customer-access.ts";
import { requirePassword } from "./customer-token.ts";
import { alreadyExistsError, inputError } from "./errors.ts";

interface AccountInput extends CustomerDetailsInput {
  is_subscribed?: boolean | null;
  password?: string | null;
  custom_attributes?: readonly AttributeValueInput[] | null;
}

interface InputArguments {
  input: AccountInput;
}

export const customerAccountResolvers = {
  Query: {
    /** True for registered addresses too: 2.4.6 does not reveal them. */
    isEmailAvailable(_: unknown, { email }: { email: string }) {
      if (email === "") throw inputError("Email must be specified");
      if (!isEmail(email)) throw inputError("Email is invalid");
      return { is_email_available: true };
    },
  },
  Mutation: {
    createCustomer: async (_: unknown, { input }: InputArguments, context: BackendContext) => ({
      customer: await createAccount(context, input),
    }),
    createCustomerV2: async (_: unknown, { input }: InputArguments, context: BackendContext) => ({
      customer: await createAccount(context, input),
    }),

    async updateCustomer(_: unknown, { input }: InputArguments, context: BackendContext) {
      const customer = requireCustomer(context);
      const { email, password, ...details } = input;
      requireValidDetails(context, input, false);
      if (email && email !== customer.email) {
        if (!password) throw inputError('Provide the current "password" to change "email".');
        await requirePassword(context, customer, password);
        changeEmail(context, customer, email);
      }
      return { customer: update(context, details) };
    },
    updateCustomerV2: (_: unknown, { input }: InputArguments, context: BackendContext) => {
      requireCustomer(context);
      requireValidDetails(context, input, false);
      return { customer: update(context, input) };
    },

    async updateCustomerEmail(
      _: unknown,
      { email, password }: { email: string; password: string },
      context: BackendContext,
    ) {
      const customer = requireCustomer(context);
      await requirePassword(context, customer, password);
      requireValidDetails(context, { email }, false);
      changeEmail(context, customer, email);
      return { customer: requireCustomer(context) };
    },

    deleteCustomer(_: unknown, __: unknown, context: BackendContext): true {
      const { id } = requireCustomer(context);
      context.store.transaction(() => context.store.customers.deleteCustomer(id));
      context.isSignedIn = false;
      return true;
    },
  },
};

/**
 * Guest orders of this time before registration are adopted (not with quirks). No older ones: the
 * email is unverified.
 */
const adoptionPeriodMs = 60 * 60_000;

async function createAccount(context: BackendContext, input: AccountInput): Promise<CustomerRow> {
  const { store, settings, now } = context;
  requireValidDetails(context, input, true);
  const missing = missingValues(settings.registrationAttributes, input, input.custom_attributes ?? []);
  if (missing) throw inputError(missing);
  const email = (input.email ?? "").trim();
  const { password } = input;
  const problem = password ? passwordProblem(password, email, settings) : null;
  if (problem) throw inputError(problem);
  const passwordHash = password ? await hashPassword(password) : null;
  const customer = store.transaction(() => {
    if (store.customers.customerByEmail(email)) throw inputError(emailTaken);
    const confirmationKey = settings.confirmEmails ? randomCode() : null;
    const createdAt = now().toISOString();
    const id = store.customers.createCustomer({ ...mergeDetails(input, null), email, passwordHash, confirmationKey, createdAt }); // prettier-ignore
    subscribe(context, email, input.is_subscribed);
    if (!settings.quirks) store.customers.adoptOrders(id, email, new Date(now().getTime() - adoptionPeriodMs));
    return store.customers.customerById(id);
  });
  if (!customer) throw new Error("Creating a customer: it is not there after it was written");
  const { id, confirmationKey: key } = customer;
  context.sendMail(key === null ? welcomeMail(settings, customer) : confirmationMail(settings, { ...customer, id, key })); // prettier-ignore
  return customer;
}

function update(context: BackendContext, input: AccountInput): CustomerRow {
  const { store } = context;
  return store.transaction(() => {
    const customer = requireCustomer(context);
    store.customers.saveDetails(customer.id, mergeDetails(input, customer));
    subscribe(context, customer.email, input.is_subscribed);
    return requireCustomer(context);
  });
}

function changeEmail({ store }: BackendContext, customer: CustomerRow, email: string): void {
  store.transaction(() => {
    const owner = store.customers.customerByEmail(email);
    if (owner && owner.id !== customer.id) throw alreadyExistsError(emailTaken);
    store.customers.saveEmail(customer.id, email);
    store.newsletter.moveSubscription(customer.email, email);
  });
}

function subscribe({ store, now }: BackendContext, email: string, isWanted: boolean | null | undefined): void {
  if (isWanted) store.newsletter.saveStatus(email, "SUBSCRIBED", now());
  else if (isWanted === false && store.newsletter.statusOf(email)) {
    store.newsletter.saveStatus(email, "UNSUBSCRIBED", now());
  }
}

function requireValidDetails({ now }: BackendContext, input: AccountInput, isNew: boolean): void {
  const problem = detailsProblem(input, { isNew, today: now().toISOString().slice(0, 10) });
  if (problem) throw inputError(problem);
}

const emailTaken = "A customer with the same email address already exists in an associated website.";
