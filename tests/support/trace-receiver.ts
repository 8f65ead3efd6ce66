import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A span as OpenTelemetry sends it. */
export type ReceivedSpan = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code: number };
  attributes: { key: string; value: Record<string, unknown> }[];
};

type Sent = { resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[] };

/** Takes what a process sends to `OTEL_EXPORTER_OTLP_ENDPOINT`. */
export async function receiveTraces() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (part: string) => (body += part));
    request.on("end", () => {
      bodies.push(body);
      response.setHeader("Content-Type", "application/json").end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    listSpans: () =>
      bodies
        .flatMap((body) => (JSON.parse(body) as Sent).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
    close: () => void server.close(),
  };
}

/** What a span says of itself. */
export function describeSpan({ attributes }: ReceivedSpan): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
