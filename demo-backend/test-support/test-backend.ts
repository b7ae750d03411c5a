import { createDemoBackend, type DemoBackend, type DemoBackendOptions } from "../create-demo-backend.ts";
import { fixtureSeed } from "./fixture-seed.ts";

interface TestResponse {
  status: number;
  headers: Headers;
  // any: tests look at answers of every shape
  body: any; // answers of any shape
}

/** In memory, at a fixed time. */
export async function openTestBackend(options: DemoBackendOptions = {}) {
  const logged: unknown[] = [];
  const backend: DemoBackend = await createDemoBackend({
    seed: fixtureSeed,
    now: () => new Date("2026-11-21T08:00:00Z"),
    log: (error) => logged.push(error),
    ...options,
  });
  return {
    ...backend,
    logged,
    async ask(
      query: string,
      variables: Record<string, unknown> = {},
      headers: Record<string, string> = {},
    ): Promise<TestResponse> {
      const response = await fetch(backend.endpoint, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify({ query, variables }),
      });
      return { status: response.status, headers: response.headers, body: await response.json() };
    },
  };
}

export type TestBackend = Awaited<ReturnType<typeof openTestBackend>>;
