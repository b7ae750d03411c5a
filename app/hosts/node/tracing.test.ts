import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { propagation, ROOT_CONTEXT, type Span, trace, type Tracer, type TracerProvider } from "@opentelemetry/api";
import { afterEach, expect, test } from "vitest";
import { openTracing } from "./tracing";

interface Seen {
  name: string;
  attributes: Record<string, unknown>;
  isFailed: boolean;
  isEnded: boolean;
}

function recordSpans(): Seen[] {
  const spans: Seen[] = [];
  const startSpan: Tracer["startSpan"] = (name, options) => {
    const seen: Seen = { name, attributes: { ...options?.attributes }, isFailed: false, isEnded: false };
    spans.push(seen);
    const span = {
      setAttribute: (key: string, value: unknown) => void (seen.attributes[key] = value),
      setStatus: () => void (seen.isFailed = true),
      end: () => void (seen.isEnded = true),
    };
    return span as unknown as Span; // the methods that the host calls
  };
  const startActiveSpan = (name: string, ...rest: unknown[]) => {
    const run = rest.at(-1) as (span: Span) => unknown; // the API's last argument
    return run(startSpan(name, rest[0] as Parameters<Tracer["startSpan"]>[1], ROOT_CONTEXT)); // the API's second
  };
  const provider = { getTracer: () => ({ startSpan, startActiveSpan }) } as unknown as TracerProvider; // overloads aside
  trace.setGlobalTracerProvider(provider);
  propagation.setGlobalPropagator({
    inject: (_context, carrier) => void ((carrier as Record<string, string>)["traceparent"] = "00-trace-span-01"), // headers
    extract: (context) => context,
    fields: () => ["traceparent"],
  });
  return spans;
}

afterEach(() => {
  trace.disable();
  propagation.disable();
});

test("traces a request and its backend calls, without query strings and variables", async () => {
  const spans = recordSpans();
  const tracing = await openTracing();
  const server = createServer((incoming, outgoing) => {
    tracing.request({ incoming, outgoing }, () => {
      void tracing
        .trace("Store", (headers) => Promise.resolve(headers))
        .then((headers) => outgoing.end(JSON.stringify(headers)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // listening on TCP
  const reply = await fetch(`http://127.0.0.1:${port}/reset-password?token=secret`);
  expect(await reply.json()).toEqual({ traceparent: "00-trace-span-01" });
  await expect.poll(() => spans.every(({ isEnded }) => isEnded), { timeout: 15_000 }).toBe(true);
  expect(spans.map(({ name, attributes }) => [name, attributes])).toEqual([
    ["GET", { "http.request.method": "GET", "url.path": "/reset-password", "http.response.status_code": 200 }],
    ["Store", { "graphql.operation.name": "Store" }],
  ]);
  server.close();
  server.closeAllConnections();
});

test("ends the span of a failed backend call as failed", async () => {
  const spans = recordSpans();
  const { trace } = await openTracing();
  await expect(trace("Cart", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect(spans).toMatchObject([{ name: "Cart", isFailed: true, isEnded: true }]);
});
