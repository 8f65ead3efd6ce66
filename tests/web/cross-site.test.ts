import { describe, expect, inject, it } from "vitest";
import { readOutput } from "../support/server";
import { createVisitor } from "../support/visitor";

const server = inject("site");

describe("a form that another site's page sends", () => {
  it.each(["https://elsewhere.example", "null", "no address"])(
    "is a mistake and no failure: %s",
    async (from) => {
      const visitor = createVisitor(server.origin);
      await visitor.open("/en/1");
      const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const answer = await fetch(`${server.origin}/en/1`, {
        method: "POST",
        headers: { Origin: from, Cookie: cookie },
        body: visitor.fields(),
      });
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain("Your browser did not send our cookie");
      const id = answer.headers.get("X-Request-Id") ?? "none";
      await expect.poll(() => readOutput(server)).toContain(id);
      const lines = readOutput(server).split("\n");
      expect(lines.filter((line) => line.includes(id)).join("\n")).not.toContain("does not match");
    },
  );

  const post = async (path: string, headers: Record<string, string>) => {
    const init = { method: "POST", headers, body: new URLSearchParams({ intent: "send" }) };
    const answer = await fetch(`${server.origin}${path}`, { ...init, redirect: "manual" });
    return answer.headers.getSetCookie().map((cookie) => cookie.split("=")[0]);
  };

  it.each(["/en/login", "/en/contact", "/en/living-annuity/no-mail", "/en/log-out"])(
    "leaves the session and the forms of other windows as they are: %s",
    async (path) => {
      expect(await post(path, { Origin: "https://elsewhere.example" })).toEqual([]);
      expect(await post(path, { "Sec-Fetch-Site": "cross-site" })).toEqual([]);
    },
  );

  it("is told from one of ours whose browser has lost our cookies, which gets new ones", async () => {
    const own = { Origin: server.origin, "Sec-Fetch-Site": "same-origin" };
    expect(await post("/en/contact", own)).toEqual(["csrf", "baobab_guest"]);
  });
});
