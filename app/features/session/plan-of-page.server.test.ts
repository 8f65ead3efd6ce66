import { describe, expect, it } from "vitest";
import { turnAway } from "./plan-of-page.server";

describe("a page that cannot show its plan", () => {
  const renewed = { bearer: "new", setCookie: "baobab_guest=renewed" };

  it.each([404, 503])("still hands over a bearer that was renewed on the way (%s)", (status) => {
    const answer = turnAway(status, renewed);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Set-Cookie")).toBe("baobab_guest=renewed");
  });
});
