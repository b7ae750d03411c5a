import { describe, expect, test } from "vitest";
import { connectTo } from "../../../tests/contract/connect.ts";
import { json, status, useScriptedBackend } from "../../../tests/contract/scripted-backend.ts";

const server = useScriptedBackend();

describe("an integration", () => {
  const call = (name: string, method: string) =>
    connectTo(server, {
      integrations: { loyalty: new URL("/middleware/", server.endpoint).href },
      token: "secret",
    }).call(name, method, { a: 1 });

  test("is posted to, without the shopper's token", async () => {
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
  ])("%s/%s is refused with 500 and not called", async (name, method) => {
    await expect(call(name, method)).rejects.toMatchObject({ kind: "integration", status: 500 });
    expect(server.seen).toHaveLength(0);
  });

  test("that fails tells its status", async () => {
    server.script(status(418, "teapot"));
    await expect(call("loyalty", "getPoints")).rejects.toMatchObject({ kind: "integration", status: 418 });
  });

  test.each([
    ["leads elsewhere", status(302, "")],
    ["talks no JSON", status(200, "<p>hello</p>")],
  ])("that %s is a failure of 500", async (_, reply) => {
    server.script(reply);
    await expect(call("loyalty", "getPoints")).rejects.toMatchObject({ kind: "integration", status: 500 });
  });
});
