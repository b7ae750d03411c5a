/** A Magento 2.4.6's answer to a second press while the first is running. */
export const stillPlacing = {
  status: 200,
  type: "application/json",
  body: JSON.stringify({
    errors: [
      {
        message: "The order has already been placed and is currently processing.",
        path: ["placeOrder"],
        extensions: { category: "graphql-already-exists" },
      },
    ],
    data: { placeOrder: null },
  }),
};
