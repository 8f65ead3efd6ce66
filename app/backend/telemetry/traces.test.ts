import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { describeSpan, receiveTraces } from "../../../tests/support/trace-receiver";
import { getEnvironment } from "../process/environment";
import { sendTo } from "../transports/remote";
import { startTraces, stopTraces, trace, traceRequest, traceStep, writeTraceparent } from "./traces";

let receiver: Awaited<ReturnType<typeof receiveTraces>>;
beforeAll(async () => {
  receiver = await receiveTraces();
});
afterAll(() => {
  delete getEnvironment().OTEL_EXPORTER_OTLP_ENDPOINT;
  receiver.close();
});

/** Does something while traces are sent, and returns all spans of it. */
async function traced(work: () => Promise<unknown>) {
  const before = receiver.listSpans().length;
  getEnvironment().OTEL_EXPORTER_OTLP_ENDPOINT = receiver.origin;
  await startTraces();
  await work();
  await stopTraces();
  return receiver.listSpans().slice(before);
}

it("traces nothing where nobody receives it", async () => {
  await startTraces();
  expect(await trace("work", {}, async () => writeTraceparent())).toEqual({});
  expect(traceRequest("GET", {})).toBeUndefined();
  expect(receiver.listSpans()).toEqual([]);
});

it("tells of an error its kind and none of its words, and of a step only as part of something", async () => {
  const spans = await traced(async () => {
    await traceStep("alone", {}, async () => undefined);
    await trace("job", {}, () =>
      traceStep("step", { about: "x".repeat(3_000) }, async () => {
        throw new RangeError("Thandi earns 31 400");
      }),
    ).catch(() => undefined);
  });
  expect(spans.map(({ name }) => name).sort()).toEqual(["job", "step"]);
  for (const { status } of spans) expect(status).toEqual({ code: 2 });
  expect(JSON.stringify(spans)).toContain("RangeError");
  expect(JSON.stringify(spans)).not.toContain("Thandi");
  const step = spans.find(({ name }) => name === "step")!;
  expect(step.parentSpanId).toBe(spans.find(({ name }) => name === "job")!.spanId);
  expect(describeSpan(step).about).toHaveLength(2_000);
});

it("does not hold up the end of a process for a receiver that never answers", async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  getEnvironment().OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  await startTraces();
  await trace("job", {}, async () => undefined);
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const stopped = stopTraces();
  await vi.advanceTimersByTimeAsync(2_000);
  await stopped;
  vi.useRealTimers();
  silent.closeAllConnections();
  silent.close();
});

it("goes on at other services, and with a caller's trace only where that is one", async () => {
  const received: (string | undefined)[] = [];
  const services = createServer(({ headers }, response) => {
    received.push(headers.traceparent as string | undefined);
    response.end();
  });
  await new Promise<void>((resolve) => services.listen(0, "127.0.0.1", resolve));
  const call = sendTo(`http://127.0.0.1:${(services.address() as AddressInfo).port}`);
  const spans = await traced(async () => {
    await trace("page", {}, () => call(new Request("http://embedded/api/features")));
    traceRequest("GET", { traceparent: received[0] })?.({ route: "/en", status: 500 });
    traceRequest("GET", { traceparent: "00-6303145009087-1-01" })?.({ route: "/en", status: "aborted" });
  });
  services.close();
  const [page, continued, begun] = spans;
  expect(received).toEqual([`00-${page!.traceId}-${page!.spanId}-01`]);
  expect(continued).toMatchObject({
    traceId: page!.traceId,
    parentSpanId: page!.spanId,
    status: { code: 2 },
  });
  expect(begun!.parentSpanId).toBeUndefined();
  expect(begun!.traceId).not.toBe(page!.traceId);
});
