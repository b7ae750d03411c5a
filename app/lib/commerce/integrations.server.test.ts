import { describe, expect, test } from "vitest";
import { connectTo } from "../../../tests/contract/connect.ts";
import { json, status, useScriptedBackend } from "../../../tests/contract/scripted-backend.ts";

const server = useScriptedBackend();

describe("commerce.call", () => {
  const call = (name: string, method: string) =>
    connectTo(server, {
      integrations: { loyalty: new URL("/middleware/", server.endpoint).href },
      token: "secret",
    }).call(name, method, { a: 1 });

  test("posts to the integration without the shopper's token", async () => {
    server.script(json(200, { points: 7 }));
    expect(await call("loyalty", "getPoints")).toEqual({ points: 7 });
    expect(server.seen[0]).toMatchObject({ method: "POST", url: "/middleware/loyalty/getPoints" });
    expect(server.seen[0]?.headers).not.toHaveProperty("authorization");
  });

  test.each([
    ["unknown", "getPoints"],
    ["toString", "call"],
    ["loyalty", "../../admin"],
    ["loyalty", "getPoints/../../admin"],
  ])("rejects %s/%s with 500 and sends no request", async (name, method) => {
    await expect(call(name, method)).rejects.toMatchObject({ kind: "integration", status: 500 });
    expect(server.seen).toHaveLength(0);
  });

  test("reports the status of a failed integration", async () => {
    server.script(status(418, "teapot"));
    await expect(call("loyalty", "getPoints")).rejects.toMatchObject({ kind: "integration", status: 418 });
  });

  test.each([
    ["a redirect", status(302, "")],
    ["an answer that is not JSON", status(200, "<p>hello</p>")],
  ])("fails with 500 on %s", async (_, reply) => {
    server.script(reply);
    await expect(call("loyalty", "getPoints")).rejects.toMatchObject({ kind: "integration", status: 500 });
  });
});
