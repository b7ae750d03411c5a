import { expect, test } from "vitest";
import { BLOCKED_PORTS, httpUrl, port } from "./setting-types.server";

test("rejects every port that fetch blocks, alone and in a URL", async () => {
  expect(BLOCKED_PORTS.length).toBeGreaterThan(70);
  for (const blocked of BLOCKED_PORTS) {
    const address = `http://127.0.0.1:${blocked}/`;
    await expect(fetch(address), address).rejects.toMatchObject({ cause: { message: "bad port" } });
    expect(port.safeParse(String(blocked)).error?.issues.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^is a port that browsers and fetch never ask/),
    ]);
    expect(httpUrl.safeParse(address).success, address).toBe(false);
  }
});

test.each(["0", "80", "3000", "4000", "8080", "10081"])("accepts port %s", (free) => {
  expect(port.parse(free)).toBe(Number(free));
  expect(httpUrl.safeParse(`http://127.0.0.1:${free}/`).success).toBe(true);
});

test("reports an invalid URL once", () => {
  expect(httpUrl.safeParse("http://:6000").error?.issues.map(({ message }) => message)).toEqual([
    "has to be an http(s) address",
  ]);
});
