import { describe, expect, test } from "vitest";
import { requestsFor, connectTo } from "../../../../tests/contract/connect.ts";
import { data, useScriptedBackend } from "../../../../tests/contract/scripted-backend.ts";
import { CART_ID, cart, store } from "../../../../tests/contract/wire-shapes.ts";
import type { Address } from "~/lib/commerce/model/address";
import { type CartId, type OrderNumber, asId } from "~/lib/commerce/model/ids";

const server = useScriptedBackend();

const connect = (token: string | null = "good") => connectTo(server, { token });
const takeRequests = (operation: string) => requestsFor(server, operation);

const error = (message: string, category: string) => ({ message, extensions: { category } });
const wrongLogIn = error(
  "The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.",
  "graphql-authentication",
);
const wrongProof = error("Invalid login or password.", "graphql-authentication");
const address: Address = {
  firstName: "Asha",
  lastName: "Rao",
  street: "9 Lake View",
  apartment: "2",
  neighborhood: "Jayanagar",
  extra: "",
  city: "Mysuru",
  region: { id: 585, code: "KA", name: "Karnataka" },
  postcode: "570001",
  country: "IN",
  phone: "9822222222",
};
const roles = { isDefaultShipping: false, isDefaultBilling: false };

function jwt(claims: object): string {
  return `x.${btoa(JSON.stringify(claims)).replaceAll("+", "-").replaceAll("/", "_")}.y`;
}

test("the customer's own cart is read whole, by one question", async () => {
  server.on("CustomerCart", data({ customerCart: cart }));
  expect(await connect().customer.cart()).toMatchObject({ id: CART_ID, lines: [{ sku: "VOY-ONE" }, { sku: "CAB-1" }] });
  expect(takeRequests("CustomerCart")).toHaveLength(1);
});

describe("before the log-in", () => {
  test("nothing carries an old token, and a wrong password is a refusal in the backend's words", async () => {
    server.on("LogIn", data({ generateCustomerToken: null }, wrongLogIn));
    const actual = await connect("old").account.logIn("asha@example.in", "wrong");
    expect(actual).toEqual({ ok: false, problems: [{ code: "sign-in", message: wrongLogIn.message }] });
    expect(takeRequests("LogIn")[0]?.headers).not.toHaveProperty("authorization");
  });

  test.each([
    ["account", error("ReCaptcha validation failed, please try again", "graphql-input")],
    ["confirm", error("This account isn't confirmed. Verify and try again.", "graphql-authentication")],
  ])("a log-in refused for another reason than the password says so: %s", async (code, reason) => {
    server.on("LogIn", data({ generateCustomerToken: null }, reason));
    const result = await connect(null).account.logIn("asha@example.in", "Passw0rd!");
    expect(result).toMatchObject({ ok: false, problems: [{ code }] });
  });

  test.each([
    ["its own", jwt({ iat: 1000, exp: 2800 }), 1800],
    ["its own, whatever else it tells", jwt({ iat: 0, exp: 60, sub: ">>>???~~~" }), 60],
    ["an hour where the token does not tell", "opaque-token", 3600],
    ["an hour where the token tells half of it", jwt({ exp: 2800 }), 3600],
    ["an hour where the token ends before it begins", jwt({ iat: 2800, exp: 1000 }), 3600],
    ["an hour where the token tells no time", jwt({ iat: 0, exp: 1.5 }), 3600],
    ["an hour where the token is nonsense", "a.b.c", 3600],
  ])("a token lives for %s", async (_, token, lifetimeSeconds) => {
    server.on("LogIn", data({ generateCustomerToken: { token } }));
    expect(await connect(null).account.logIn("a@b.in", "x")).toEqual({ ok: true, token, lifetimeSeconds });
  });

  test("the password rule is the backend's", async () => {
    expect(await connect(null).account.passwordRule()).toEqual({ minimumLength: 10, requiredClasses: 2 });
  });

  test("a refused password lands at its field", async () => {
    const message = "The password needs at least 8 characters. Create a new password and try again.";
    server.on("Register", data({ createCustomerV2: null }, error(message, "graphql-input")));
    const account = { firstName: "A", lastName: "B", email: "a@b.in", password: "x", wantsNewsletter: true };
    expect(await connect(null).account.register(account)).toEqual({
      ok: false,
      problems: [{ code: "account", message, field: "password" }],
    });
    expect(takeRequests("Register")[0]?.variables).toMatchObject({ account: { firstname: "A", is_subscribed: true } });
  });

  test("a reset for an unknown address is refused, for the caller to keep to itself", async () => {
    const unknown = error("Cannot reset the customer's password", "graphql-input");
    server.on("RequestPasswordReset", data({ requestPasswordResetEmail: null }, unknown));
    expect(await connect(null).account.requestReset("nobody@example.in")).toMatchObject({ ok: false });
  });
});

describe("a customer", () => {
  test("whose token ended is unauthorized", async () => {
    const denied = error("The current customer isn't authorized.", "graphql-authorization");
    server.on("Profile", data({ customer: null }, denied));
    await expect(connect().customer.profile()).rejects.toMatchObject({ kind: "unauthorized" });
  });

  test("who mistypes the password stays logged in (gc#1916)", async () => {
    server.on("ChangePassword", data({ changeCustomerPassword: null }, wrongProof));
    server.on("ChangeEmail", data({ updateCustomerEmail: null }, wrongProof));
    const { customer } = connect();
    const rejection = { ok: false, problems: [{ field: "currentPassword" }] };
    expect(await customer.changePassword("wrong", "Passw0rd!2")).toMatchObject(rejection);
    expect(await customer.changeEmail("new@example.in", "wrong")).toMatchObject(rejection);
  });

  test("who is subscribed already is simply subscribed", async () => {
    const already = error("This email address is already subscribed.", "graphql-already-exists");
    server.on(
      "Subscribe",
      data({ subscribeEmailToNewsletter: { status: "UNCONFIRMED" } }),
      data({ subscribeEmailToNewsletter: null }, already),
    );
    const { customer } = connect();
    expect(await customer.subscribe("a@b.in")).toEqual({ ok: true, status: "unconfirmed" });
    expect(await customer.subscribe("a@b.in")).toEqual({ ok: true, status: "subscribed" });
  });

  test("who reaches for another's address is refused, not logged out", async () => {
    const foreign = error('Current customer does not have permission to address with ID "1"', "graphql-authorization");
    server.on("UpdateAddress", data({ updateCustomerAddress: null }, foreign));
    expect(await connect().customer.updateAddress(1, address, roles)).toMatchObject({ ok: false });
  });

  test("deletes an address that is gone already", async () => {
    const gone = { message: 'Could not find a address with ID "3"' };
    server.on("DeleteAddress", data({ deleteCustomerAddress: null }, gone));
    expect(await connect().customer.deleteAddress(3)).toEqual({ ok: true });
  });

  test("saves an address on fewer lines where the backend takes no more", async () => {
    const message = '"Street Address" cannot contain more than 2 lines.';
    server.on(
      "CreateAddress",
      data({ createCustomerAddress: null }, error(message, "graphql-input")),
      data({ createCustomerAddress: { id: 4 } }),
    );
    expect(await connect().customer.createAddress(address, roles)).toEqual({ ok: true });
    const streets: unknown[] = takeRequests("CreateAddress").map(
      ({ variables }) => Object(variables["address"]).street,
    );
    expect(streets).toEqual([
      ["9 Lake View", "2", "Jayanagar"],
      ["9 Lake View", "2; Jayanagar"],
    ]);
  });

  test("joins carts, or hears why not", async () => {
    const [from, into] = [asId<CartId>("a".repeat(32)), asId<CartId>("b".repeat(32))];
    server.on("Store", data(store));
    server.on(
      "MergeCarts",
      data({ mergeCarts: { ...cart, id: into } }),
      data({ mergeCarts: null }, { message: "No." }),
    );
    const { customer } = connect();
    expect(await customer.mergeCart(from, into)).toMatchObject({ ok: true, cart: { id: into } });
    expect(await customer.mergeCart(from, into)).toMatchObject({ ok: false });
  });

  test("finds no order under a number of somebody else", async () => {
    server.on("OrdersWithDetails", data({ customer: { orders: { items: [] } } }));
    server.on("Store", data(store));
    expect(await connect().customer.order(asId<OrderNumber>("000000015"))).toBeNull();
  });
});
