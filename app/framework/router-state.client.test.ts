import { afterEach, expect, test, vi } from "vitest";
import { paintBeforeSubmissions } from "./router-state.client";

afterEach(() => vi.unstubAllGlobals());

test("a submission shows at once and reaches the router in a later task; a link is not delayed", async () => {
  const seen: string[] = [];
  const navigate = (to: unknown, _options?: object) => Promise.resolve(void seen.push(String(to)));
  const router = { navigate };
  vi.stubGlobal("window", { __remixRouter: router });
  const undo = paintBeforeSubmissions(() => seen.push("busy"));
  const submission = router.navigate("/cart", { formMethod: "post" });
  const link = router.navigate("/help");
  await link;
  expect(seen).toEqual(["busy", "/help"]);
  await submission;
  expect(seen).toEqual(["busy", "/help", "/cart"]);
  undo();
  expect(router.navigate).toBe(navigate);
});
