import { expect, test } from "vitest";
import { createDemoBackend } from "../create-demo-backend.ts";
import { demoCustomers, demoPassword } from "../catalogue/customers.ts";

test("demo customers can log in and have orders in every state", async () => {
  const shop = await createDemoBackend();
  const ask = async (query: string, token?: string) => {
    const headers = { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const response = await fetch(shop.endpoint, { method: "POST", headers, body: JSON.stringify({ query }) });
    const { data } = (await response.json()) as { data: any }; // any: answers of every shape
    return data;
  };
  const states = new Set<string>();
  for (const { email, orders } of demoCustomers) {
    const { generateCustomerToken } = await ask(`mutation { generateCustomerToken(email: "${email}", password: "${demoPassword}") { token } }`); // prettier-ignore
    const { customer } = await ask("{ customer { addresses { id } wishlists { items_count } orders { items { status total { grand_total { value } } } } } }", generateCustomerToken.token); // prettier-ignore
    expect(customer.orders.items).toHaveLength(orders.length);
    expect(customer.wishlists[0].items_count).toBeGreaterThan(0);
    for (const { status } of customer.orders.items) states.add(status);
  }
  expect([...states].sort()).toEqual(["Canceled", "Closed", "Complete", "Pending", "Processing"]);
  const page = await (await fetch(shop.url)).text();
  expect(page).toContain(demoPassword);
  await shop.close();
});
