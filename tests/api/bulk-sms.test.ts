import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { sendByBulkSms } from "../../app/backend/sending/bulk-sms";

/** The gateway's real address, with the answers that developer.bulksms.com/json/v1 documents. */
const ADDRESS = "https://api.bulksms.com/v1/messages";
const ERRORS = "https://developer.bulksms.com/json/v1/errors";
const network = setupServer();
const sms = { to: "821234567", text: "123456 is your code", name: "a request 1" };

beforeAll(() => {
  Object.assign(process.env, { SMS_GATEWAY: "bulksms", SMS_USER: "token-id", SMS_PASSWORD: "token-secret" });
  network.listen({ onUnhandledRequest: "error" });
});
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const problem = (status: number, kind: string, title: string) =>
  HttpResponse.json({ type: `${ERRORS}#${kind}`, title, status, detail: "about 821234567" }, { status });

const attempt = (answer: () => Response) => {
  network.use(http.post(ADDRESS, answer));
  return sendByBulkSms(sms);
};

test("a message is posted as documented, with the token and an id that repeats with it", async () => {
  const seen: unknown[] = [];
  network.use(
    http.post(ADDRESS, async ({ request }) => {
      const id = new URL(request.url).searchParams.get("deduplication-id");
      seen.push([request.headers.get("Authorization"), await request.json(), Number(id)]);
      const status = { id: "ACCEPTED.null", type: "ACCEPTED" };
      const message = { id: "1", type: "SENT", to: "27821234567", body: sms.text, status };
      return HttpResponse.json([message], { status: 201 });
    }),
  );
  await sendByBulkSms(sms);
  await sendByBulkSms(sms);
  await sendByBulkSms({ ...sms, name: "a request 2" });
  const [first, second, third] = seen as [string, unknown, number][];
  const token = Buffer.from("token-id:token-secret").toString("base64");
  expect(first).toEqual([`Basic ${token}`, [{ to: "+27821234567", body: sms.text }], expect.any(Number)]);
  expect(second).toEqual(first);
  expect(third?.[2]).not.toBe(first?.[2]);
  for (const [, , id] of seen as [string, unknown, number][]) {
    expect(Number.isInteger(id) && id >= 0 && id < 2 ** 31).toBe(true);
  }
});

test.each([
  ["bad request", 400, () => problem(400, "bad-request", "Bad Request")],
  ["wrong token", 401, () => problem(401, "authentication-failed", "Authentication Failed")],
  ["no credits", 403, () => problem(403, "insufficient-credits", "Insufficient Credits")],
  ["a redirect", 302, () => HttpResponse.redirect("https://elsewhere.example/v1/messages", 302)],
  ["no message made", 200, () => HttpResponse.json([])],
])("%s is final", async (_, status, answer) => {
  await expect(attempt(answer)).rejects.toMatchObject({
    message: `the SMS gateway answered a message with ${status}`,
    isFinal: true,
  });
});

test.each([
  ["an outage", () => problem(503, "service-unavailable", "Service Unavailable")],
  ["its bug", () => problem(500, "internal", "Internal Server Error")],
  ["too many at once", () => problem(429, "too-many-requests", "Too Many Requests")],
  ["no answer", () => HttpResponse.error()],
])("%s is worth another attempt", async (_, answer) => {
  await expect(attempt(answer)).rejects.toMatchObject({ isFinal: false });
});

test("an answer that never ends is cut off, and the message counts as sent", async () => {
  const sent = { bytes: 0, isCutOff: false };
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent.bytes += 65_536;
      controller.enqueue(new Uint8Array(65_536));
    },
    cancel: () => void (sent.isCutOff = true),
  });
  // Not by msw, which reads the response itself.
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(body, { status: 201 }));
  await sendByBulkSms(sms);
  vi.restoreAllMocks();
  expect(sent.isCutOff).toBe(true);
  expect(sent.bytes).toBeLessThan(1024 * 1024);
});
