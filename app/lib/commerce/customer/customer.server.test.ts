import { describe, expect, test } from "vitest";
import { requestsFor, connectTo } from "../../../../tests/contract/connect.ts";
import { data, json, useScriptedBackend } from "../../../../tests/contract/scripted-backend.ts";
import { CART_ID, cart, store } from "../../../../tests/contract/wire-shapes.ts";
import type { Address } from "~/lib/commerce/model/address";
import { type CartId, type OrderNumber, asId } from "~/lib/commerce/model/ids";

const server = useScriptedBackend();

const connect = (token: string | null = "good") => connectTo(server, { token });
const requestsOf = (operation: string) => requestsFor(server, operation);

const error = (message: string, category: string) => ({ message, extensions: { category } });
const wrongLogIn = error(
  "The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.",
  "graphql-authentication",
);
const validToken = data({ customerCart: { id: CART_ID } });
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

test("reads the customer's whole cart in one request", async () => {
  server.on("CustomerCart", data({ customerCart: cart }));
  expect(await connect().customer.cart()).toMatchObject({ id: CART_ID, lines: [{ sku: "VOY-ONE" }, { sku: "CAB-1" }] });
  expect(requestsOf("CustomerCart")).toHaveLength(1);
});

describe("account", () => {
  test("logIn sends no old token, and reports a wrong password", async () => {
    server.on("LogIn", data({ generateCustomerToken: null }, wrongLogIn));
    const actual = await connect("old").account.logIn("asha@example.in", "wrong");
    expect(actual).toEqual({ ok: false, problems: [{ code: "sign-in", message: wrongLogIn.message }] });
    expect(requestsOf("LogIn")[0]?.headers).not.toHaveProperty("authorization");
  });

  test.each([
    ["captcha", error("ReCaptcha validation failed, please try again", "graphql-input")],
    ["confirm", error("This account isn't confirmed. Verify and try again.", "graphql-authentication")],
  ])("logIn reports a failure other than a wrong password: %s", async (code, reason) => {
    server.on("LogIn", data({ generateCustomerToken: null }, reason));
    const result = await connect(null).account.logIn("asha@example.in", "Passw0rd!");
    expect(result).toMatchObject({ ok: false, problems: [{ code }] });
  });

  test.each([
    ["the time in its claims", jwt({ iat: 1000, exp: 2800 }), 1800],
    ["the time in its claims, with base64url characters", jwt({ iat: 0, exp: 60, sub: ">>>???~~~" }), 60],
    ["an hour when it is not a JWT", "opaque-token", 3600],
    ["an hour without iat", jwt({ exp: 2800 }), 3600],
    ["an hour when exp is before iat", jwt({ iat: 2800, exp: 1000 }), 3600],
    ["an hour when exp is not an integer", jwt({ iat: 0, exp: 1.5 }), 3600],
    ["an hour when its claims are malformed", "a.b.c", 3600],
  ])("logIn returns a token with a lifetime of %s", async (_, token, lifetimeSeconds) => {
    server.on("LogIn", data({ generateCustomerToken: { token } }));
    expect(await connect(null).account.logIn("a@b.in", "x")).toEqual({ ok: true, token, lifetimeSeconds });
  });

  test("passwordRule comes from the backend", async () => {
    expect(await connect(null).account.passwordRule()).toEqual({ minimumLength: 10, requiredClasses: 2 });
  });

  test("register reports a rejected password at its field", async () => {
    const message = "The password needs at least 8 characters. Create a new password and try again.";
    server.on("Register", data({ createCustomerV2: null }, error(message, "graphql-input")));
    const account = { firstName: "A", lastName: "B", email: "a@b.in", password: "x", wantsNewsletter: true };
    expect(await connect(null).account.register({ ...account, attributes: [], values: {} })).toEqual({
      ok: false,
      problems: [{ code: "account", message, field: "password" }],
    });
    expect(requestsOf("Register")[0]?.variables).toMatchObject({ account: { firstname: "A", is_subscribed: true } });
  });

  test("requestReset fails for an unknown email", async () => {
    const unknown = error("Cannot reset the customer's password", "graphql-input");
    server.on("RequestPasswordReset", data({ requestPasswordResetEmail: null }, unknown));
    expect(await connect(null).account.requestReset("nobody@example.in")).toMatchObject({ ok: false });
  });
});

describe("customer", () => {
  test("profile throws unauthorized when the token has expired", async () => {
    const denied = error("The current customer isn't authorized.", "graphql-authorization");
    server.on("Profile", data({ customer: null }, denied));
    await expect(connect().customer.profile()).rejects.toMatchObject({ kind: "unauthorized" });
  });

  test("stays logged in after a wrong current password (gc#1916)", async () => {
    server.on("ChangePassword", data({ changeCustomerPassword: null }, wrongProof));
    server.on("ChangeEmail", data({ updateCustomerEmail: null }, wrongProof));
    server.on("CustomerCartId", validToken);
    const { customer } = connect();
    const rejection = { ok: false, problems: [{ field: "currentPassword" }] };
    expect(await customer.changePassword("wrong", "Passw0rd!2")).toMatchObject(rejection);
    expect(await customer.changeEmail("new@example.in", "wrong")).toMatchObject(rejection);
  });

  test("subscribe succeeds when the email is already subscribed", async () => {
    const already = error("यह ईमेल पहले से सूची में है।", "graphql-already-exists");
    server.on(
      "Subscribe",
      data({ subscribeEmailToNewsletter: { status: "UNCONFIRMED" } }),
      data({ subscribeEmailToNewsletter: null }, already),
    );
    const { customer } = connect();
    expect(await customer.subscribe("a@b.in")).toEqual({ ok: true, status: "unconfirmed" });
    expect(await customer.subscribe("a@b.in")).toEqual({ ok: true, status: "subscribed" });
  });

  test("updateAddress fails for another customer's address, without logging out", async () => {
    const foreign = error('Current customer does not have permission to address with ID "1"', "graphql-authorization");
    server.on("UpdateAddress", data({ updateCustomerAddress: null }, foreign));
    server.on("CustomerCartId", validToken);
    expect(await connect().customer.updateAddress(1, address, roles)).toMatchObject({ ok: false });
  });

  test("addresses are changed by uid where the backend has such mutations", async () => {
    server.on("UpdateAddressByUid", data({ updateCustomerAddressV2: { uid: "Nw==" } }));
    server.on("DeleteAddressByUid", data({ deleteCustomerAddressV2: true }));
    const { customer } = connectTo(server, {
      token: "t",
      capabilities: ["updateCustomerAddressV2", "deleteCustomerAddressV2"],
    });
    expect(await customer.updateAddress(7, address, roles)).toEqual({ ok: true });
    expect(await customer.deleteAddress(7)).toEqual({ ok: true });
    expect(server.seen.map(({ operation, variables }) => [operation, variables["uid"]])).toEqual([
      ["UpdateAddressByUid", "Nw=="],
      ["DeleteAddressByUid", "Nw=="],
    ]);
  });

  test("deleteAddress succeeds when the address is already gone", async () => {
    const gone = { message: "यह पता नहीं मिला" };
    server.on("DeleteAddress", data({ deleteCustomerAddress: null }, gone));
    server.on("SavedAddresses", data({ customer: { addresses: [] } }));
    expect(await connect().customer.deleteAddress(3)).toEqual({ ok: true });
  });

  test("createAddress retries with fewer street lines when the backend limits them", async () => {
    const message = '"Street Address" cannot contain more than 2 lines.';
    server.on(
      "CreateAddress",
      data({ createCustomerAddress: null }, error(message, "graphql-input")),
      data({ createCustomerAddress: { id: 4 } }),
    );
    expect(await connect().customer.createAddress(address, roles)).toEqual({ ok: true });
    const streets: unknown[] = requestsOf("CreateAddress").map(({ variables }) => Object(variables["address"]).street);
    expect(streets).toEqual([
      ["9 Lake View", "2", "Jayanagar"],
      ["9 Lake View", "2; Jayanagar"],
    ]);
  });

  test("mergeCart returns the merged cart, or a failure", async () => {
    const [from, into] = [asId<CartId>("a".repeat(32)), asId<CartId>("b".repeat(32))];
    server.on("Store", data(store));
    server.on(
      "MergeCarts",
      data({ mergeCarts: { ...cart, id: into } }),
      json(200, { errors: [{ message: "No.", path: ["mergeCarts"] }] }),
    );
    const { customer } = connect();
    expect(await customer.mergeCart(from, into)).toMatchObject({ ok: true, cart: { id: into } });
    expect(await customer.mergeCart(from, into)).toMatchObject({ ok: false });
  });

  test("order returns null when no order has the number", async () => {
    server.on("OrdersWithDetails", data({ customer: { orders: { items: [] } } }));
    server.on("Store", data(store));
    expect(await connect().customer.order(asId<OrderNumber>("000000015"))).toBeNull();
  });
});
