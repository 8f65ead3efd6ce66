import { describe, expect, it } from "vitest";
import type { Envelope } from "~/contract/wire/envelope";
import { refusePlan } from "./plan-of-page.server";

describe("a page that cannot show its plan", () => {
  const renewed = { bearer: "new", setCookie: "baobab_guest=renewed" };

  const answered = (http_code: number): Envelope => ({
    response_code: "R04",
    http_code,
    message: "",
    return_object: null,
    ...(http_code === 429 && { retryAfterSeconds: 40 }),
  });

  it.each([
    [404, null],
    [429, "40"],
    [503, "10"],
  ])("still hands over a bearer that was renewed on the way (%s)", (status, wait) => {
    const answer = refusePlan(answered(status), renewed);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Set-Cookie")).toBe("baobab_guest=renewed");
    expect(answer.headers.get("Retry-After")).toBe(wait);
  });
});
