import { expect, it, vi } from "vitest";
import { callWithRetry } from "./call-with-retry.server";

const SUCCESS = { response_code: "R00", http_code: 200, message: "", return_object: 1 } as const;
const BUSY = {
  response_code: "R03",
  http_code: 503,
  message: "busy",
  return_object: null,
  retryAfterSeconds: 0,
} as const;

type Answer = Awaited<ReturnType<Parameters<typeof callWithRetry<number>>[0]>>;

/** A stub of the services, which returns these responses in turn. */
function answer(...answers: unknown[]) {
  return vi.fn(() => Promise.resolve(answers.shift() as Answer));
}

it.each([
  ["at once", [SUCCESS], 1],
  ["once they are free", [BUSY, BUSY, SUCCESS], 3],
  ["busy in the end", [BUSY, BUSY, BUSY, SUCCESS], 3],
  ["a failure", [{ ...BUSY, retryAfterSeconds: undefined }, SUCCESS], 1],
  ["busy for long", [{ ...BUSY, retryAfterSeconds: 60 }, SUCCESS], 1],
  ["too frequent", [{ ...BUSY, http_code: 429 }, SUCCESS], 1],
])("services that answer %s", async (_, answers, asked) => {
  const last = answers[asked - 1];
  const ask = answer(...answers);
  expect(await callWithRetry(ask)).toEqual(last);
  expect(ask).toHaveBeenCalledTimes(asked);
});

it("asks no more once a page has been waited for long enough", async () => {
  vi.spyOn(performance, "now").mockReturnValueOnce(0).mockReturnValue(4_500);
  const busy = { ...BUSY, retryAfterSeconds: 1 };
  const ask = answer(busy, SUCCESS);
  expect(await callWithRetry(ask)).toEqual(busy);
  vi.restoreAllMocks();
});
