import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, vi } from "vitest";
import { callOver } from "../transports/call-backend";
import { embedded } from "../transports/embedded";
import { getLogger } from "../log/logger";
import { watchRequests } from "./watch-requests";

test("what breaks in a call of a page is logged with the id of the page's request", async () => {
  process.env.LOG_LEVEL = "silent";
  const log = vi.spyOn(getLogger(), "error");
  watchRequests(() => undefined);
  // No database is open here, so the call fails.
  const server = createServer((_request, response) => {
    void callOver(embedded, "getFeatures", {}, {}).then(({ http_code }) => response.end(String(http_code)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/en`;
  const answers = await Promise.all([fetch(address), fetch(address)]);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(["500", "500"]);
  server.close();
  const logged = log.mock.calls.map(([report]) => (report as { requestId?: string }).requestId);
  const sent = answers.map(({ headers }) => headers.get("x-request-id"));
  expect(logged.sort()).toEqual(sent.sort());
});

test("a channel that could hide an ID number or a telephone number is not logged", async () => {
  const log = vi.spyOn(getLogger(), "info");
  watchRequests(() => undefined);
  const server = createServer((_request, response) => response.end());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/features`;
  for (const Channelid of ["branch-12345", "web-6303145009087"])
    await fetch(address, { headers: { Channelid } });
  await expect.poll(() => log.mock.calls.length).toBe(2);
  server.close();
  expect(log.mock.calls.map(([line]) => (line as { channel?: string }).channel)).toEqual([
    "branch-12345",
    "web",
  ]);
});
