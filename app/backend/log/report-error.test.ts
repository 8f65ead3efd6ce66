import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { getEnvironment } from "../process/environment";
import { getLogger } from "./logger";
import { reportError } from "./report-error";

const ADDRESS = "https://reports.example/errors";
const received: unknown[] = [];
const network = setupServer(
  http.post(ADDRESS, async ({ request }) => {
    received.push(await request.json());
    return new HttpResponse(null, { status: 204 });
  }),
);

beforeAll(() => {
  getLogger().level = "silent";
  network.listen({ onUnhandledRequest: "error" });
});
afterAll(() => network.close());
beforeEach(() => {
  received.length = 0;
  getEnvironment().ERROR_REPORT_URL = ADDRESS;
});

it("sends what happened, under the request's id, to the address it was given", async () => {
  reportError(new RangeError("the rate is negative"), { requestId: "r-1", during: "GET request" });
  await expect.poll(() => received).toHaveLength(1);
  expect(received[0]).toMatchObject({
    service: "baobab",
    requestId: "r-1",
    during: "GET request",
    error: { type: "RangeError", message: "the rate is negative" },
  });
});

it("sends nothing without an address", async () => {
  delete getEnvironment().ERROR_REPORT_URL;
  reportError(new Error("no"));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(received).toEqual([]);
});

it("makes no storm of requests out of a storm of errors", async () => {
  for (let count = 0; count < 50; count += 1) reportError(new Error("again"));
  await expect.poll(() => received).toHaveLength(10);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(received).toHaveLength(10);
});

it("goes on when the reports cannot be delivered", async () => {
  let failures = 0;
  network.use(
    http.post(ADDRESS, () => {
      failures += 1;
      return HttpResponse.error();
    }),
  );
  // Polled, because some of the storm's reports may still be in progress.
  await expect.poll(() => (reportError(new Error("first")), failures)).toBeGreaterThan(0);
  network.resetHandlers();
  await expect.poll(() => (reportError(new Error("second")), received.length)).toBeGreaterThan(0);
});
