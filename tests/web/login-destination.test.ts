import { describe, expect, inject, it } from "vitest";
import { inventIdentityNumber } from "../support/identity-numbers";
import { inventCell, readCode, register } from "../support/logged-in";
import { createVisitor, readText } from "../support/visitor";

const server = inject("site");

const become = () => createVisitor(server.origin);

describe("where a login leads", () => {
  it.each([
    ["/en/methodology?from=login", "/en/methodology?from=login"],
    ["https://evil.example/", "/en"],
    ["//evil.example/en", "/en"],
    ["/\\evil.example", "/en"],
    ["https:evil.example", "/en"],
    ["%2f%2fevil.example", "/en"],
    ["/en/%2e%2e//evil.example", "/en"],
    ["/en\r\nLocation: https://evil.example", "/en"],
    ["/en/log-out", "/en"],
  ])("is %s → %s", async (next, expected) => {
    const visitor = become();
    const { page } = await register(visitor, { address: `/en/register?${new URLSearchParams({ next })}` });
    expect(page.path).toBe(expected);
    const again = await visitor.open(`/en/login?${new URLSearchParams({ next })}`);
    expect(again.path).toBe(expected);
  });

  it("is not forgotten by a form that comes back with a mistake", async () => {
    const visitor = become();
    await visitor.open("/en/register?next=%2Fen%2Fmethodology");
    expect((await visitor.press("send", { rsaIdNr: "1", cellNr: inventCell() })).status).toBe(422);
    await visitor.press("send", { rsaIdNr: inventIdentityNumber(), cellNr: inventCell() });
    const entered = await visitor.press("verify", { otp: await readCode(visitor) });
    expect(entered.path).toBe("/en/methodology");
  });

  it("is an adviser's login still when that form comes back with a mistake", async () => {
    const visitor = become();
    await visitor.open("/en/login?as=adviser");
    const refused = await visitor.press("send", { rsaIdNr: "1" });
    expect(refused.status).toBe(422);
    expect(readText(refused.html)).toContain("Log in as an adviser");
  });
});
