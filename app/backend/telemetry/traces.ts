import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingHttpHeaders } from "node:http";
import type * as OpenTelemetry from "@opentelemetry/api";
import type { Attributes, Span, Tracer } from "@opentelemetry/api";
import { getEnvironment } from "../process/environment";
import { keepOne } from "../process/singleton";

type Running = {
  tracer: Tracer;
  api: typeof OpenTelemetry;
  current: AsyncLocalStorage<Span>;
  flush: () => Promise<void>;
};

const LONGEST_VALUE = 2_000;

/** A receiver that is gone would hold up the end of the process for ten seconds. */
const LONGEST_FLUSH_MILLISECONDS = 2_000;

/** Version, trace, the span that calls, and whether it is kept (W3C Trace Context). */
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

const getSlot = () => keepOne("traces", () => ({ running: undefined as Running | undefined }));

/**
 * Loads OpenTelemetry and sends traces to `OTEL_EXPORTER_OTLP_ENDPOINT`. Without it nothing is loaded, and tracing costs
 * nothing.
 */
export async function startTraces(): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = getEnvironment();
  if (!endpoint) return;
  const api = await import("@opentelemetry/api");
  const { resourceFromAttributes } = await import("@opentelemetry/resources");
  const { BatchSpanProcessor, TracerProvider } = await import("@opentelemetry/sdk-trace");
  const { OTLPTraceExporter } = await import("@opentelemetry/exporter-trace-otlp-http");
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "baobab", "process.pid": process.pid }),
    spanLimits: { attributeValueLengthLimit: LONGEST_VALUE },
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  getSlot().running = {
    tracer: provider.getTracer("baobab"),
    api,
    current: new AsyncLocalStorage(),
    flush: () => provider.shutdown(),
  };
}

/** Sends what has not been sent yet, if somebody takes it soon; afterwards nothing is traced any more. */
export async function stopTraces(): Promise<void> {
  const slot = getSlot();
  const { running } = slot;
  slot.running = undefined;
  const isLate = new Promise((resolve) => setTimeout(resolve, LONGEST_FLUSH_MILLISECONDS).unref());
  await Promise.race([running?.flush(), isLate]);
}

/**
 * Does work as a span of the trace around it, or as the first one of a new trace. Of an error only its kind is told: its words may
 * repeat somebody's.
 */
export async function trace<Value>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Value>,
): Promise<Value> {
  const { running } = getSlot();
  if (!running) return work();
  const span = begin(running, name, { attributes, parent: running.current.getStore() });
  try {
    return await running.current.run(span, work);
  } catch (error) {
    markFailed(running, span);
    if (error instanceof Error) span.setAttribute("error.type", error.name);
    throw error;
  } finally {
    span.end();
  }
}

/** The same for a small step, which is told of only as a part of something. */
export function traceStep<Value>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Value>,
): Promise<Value> {
  return getSlot().running?.current.getStore() ? trace(name, attributes, work) : work();
}

/**
 * Begins the span of a request, around everything that handles it. It belongs to the trace of a caller who names one, and
 * never to that of the request before on the same connection.
 * @returns what ends it, once its route and its answer are known
 */
export function traceRequest(
  method: string,
  headers: IncomingHttpHeaders,
): ((ended: { route: string; status: number | "aborted" }) => void) | undefined {
  const { running } = getSlot();
  if (!running) return undefined;
  const { SpanKind } = running.api;
  const span = begin(running, method, { kind: SpanKind.SERVER, parent: readTraceparent(running, headers) });
  running.current.enterWith(span);
  return ({ route, status }) => {
    span.updateName(`${method} ${route}`);
    span.setAttributes({
      "http.request.method": method,
      "http.route": route,
      "http.response.status_code": status,
    });
    if (typeof status === "number" && status >= 500) markFailed(running, span);
    span.end();
  };
}

/** The header that makes the trace around a call go on where it is answered. */
export function writeTraceparent(): Record<string, string> {
  const context = getSlot().running?.current.getStore()?.spanContext();
  if (!context) return {};
  const flags = context.traceFlags.toString(16).padStart(2, "0");
  return { traceparent: `00-${context.traceId}-${context.spanId}-${flags}` };
}

type Beginning = { kind?: number; attributes?: Attributes; parent: Span | undefined };

function begin({ api, tracer }: Running, name: string, { parent, ...options }: Beginning): Span {
  const context = parent ? api.trace.setSpan(api.ROOT_CONTEXT, parent) : api.ROOT_CONTEXT;
  return tracer.startSpan(name, options, context);
}

function readTraceparent({ api }: Running, headers: IncomingHttpHeaders): Span | undefined {
  const [, traceId, spanId] = TRACEPARENT.exec(String(headers.traceparent)) ?? [];
  if (!traceId || !spanId) return undefined;
  // Whatever the caller wants: nobody keeps their requests out of the traces.
  const context = { traceId, spanId, traceFlags: api.TraceFlags.SAMPLED, isRemote: true };
  return api.isSpanContextValid(context) ? api.trace.wrapSpanContext(context) : undefined;
}

function markFailed({ api }: Running, span: Span): void {
  span.setStatus({ code: api.SpanStatusCode.ERROR });
}
