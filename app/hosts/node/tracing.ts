import type { IncomingMessage, ServerResponse } from "node:http";
import { untraced, type Trace } from "~/lib/commerce/transport/trace";

interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

export interface Tracing {
  request<T>(exchange: Exchange, work: () => T): T;
  readonly trace: Trace;
}

export const noTracing: Tracing = { request: (_exchange, work) => work(), trace: untraced };

/**
 * OpenTelemetry spans (docs/operation.md); imported dynamically. Not the http instrumentation: it
 * records query strings, where links in mails have tokens.
 */
export async function openTracing(): Promise<Tracing> {
  const { context, propagation, SpanKind, SpanStatusCode, trace } = await import("@opentelemetry/api");
  const tracer = trace.getTracer("bijli");
  return {
    request({ incoming, outgoing }, work) {
      const { method = "GET", url = "/" } = incoming;
      const attributes = { "http.request.method": method, "url.path": url.split("?", 1)[0] ?? "/" };
      const caller = propagation.extract(context.active(), incoming.headers);
      return tracer.startActiveSpan(method, { kind: SpanKind.SERVER, attributes }, caller, (span) => {
        outgoing.once("close", () => {
          span.setAttribute("http.response.status_code", outgoing.statusCode);
          if (outgoing.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        });
        return work();
      });
    },
    trace: (operation, ask) =>
      tracer.startActiveSpan(
        operation,
        { kind: SpanKind.CLIENT, attributes: { "graphql.operation.name": operation } },
        async (span) => {
          const headers: Record<string, string> = {};
          propagation.inject(context.active(), headers);
          try {
            return await ask(headers);
          } catch (error) {
            span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : "failed" });
            throw error;
          } finally {
            span.end();
          }
        },
      ),
  };
}
