import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { afterEach, expect, test } from "vitest";
import { startServer, type TestServer } from "../support/server";

let server: TestServer;
afterEach(async () => {
  await server.kill();
  await server.stop();
});

/** The status, or undefined if nothing listens; each time over a new connection. */
async function ask(path: string): Promise<number | undefined> {
  const headers = { Connection: "close" };
  return fetch(`${server.origin}${path}`, { headers }).then(
    ({ status }) => status,
    () => undefined,
  );
}

test("a site that is told to end says that it is not ready, is alive, and serves whoever still comes", async () => {
  server = await startServer({ environment: { DRAIN_SECONDS: "99" } });
  expect(await ask("/api/health/ready")).toBe(200);
  server.signal("SIGTERM");
  await expect.poll(() => ask("/api/health/ready")).toBe(503);
  const told = await fetch(`${server.origin}/api/health/ready`);
  expect(await told.json()).toMatchObject({ message: "Not ready: shutting down" });
  expect(told.headers.get("Connection")).toBe("close");
  expect(await ask("/api/health/live")).toBe(200);
  expect(await ask("/en")).toBe(200);
});

test("what is under way when nobody is let in any more is answered, and then the process ends", async () => {
  server = await startServer();
  const body = "{}";
  const headers = { "Content-Type": "application/json", "Content-Length": body.length };
  const held = request(`${server.origin}/api/plan/demo`, { method: "POST", headers });
  held.flushHeaders();
  const answered = once(held, "response") as Promise<[IncomingMessage]>;
  // A second request, so that the first has surely arrived.
  expect(await ask("/api/health/ready")).toBe(200);
  server.signal("SIGTERM");
  await expect.poll(() => ask("/api/health/live")).toBeUndefined();
  held.end(body);
  const [answer] = await answered;
  expect(answer.statusCode).toBe(401);
  answer.resume();
  await expect.poll(() => server.exitCode()).toBe(0);
});
