import { describe, expect, it } from "vitest";
import { redirectWithin, readOwnPage, readOwnPath } from "./return-address";

describe("a place to return to", () => {
  it.each(["/en", "/en/3", "/en/recommended-plan?plan=1502&view=income", "/en/check-answers?plan=7"])(
    "is a page of ours: %s",
    (path) => expect(readOwnPath(path)).toBe(path),
  );

  it.each([
    "/en/shared/whatever-it-is",
    "https://evil.example/en",
    "//evil.example/en",
    "/\\evil.example",
    "/en\\..\\..\\evil.example",
    "/en//evil.example",
    "/en/../api/plan",
    "/en/..//evil.example",
    "/en/%2e%2e//evil.example",
    "/en/%2e%2e/%2e%2e/evil.example",
    "/en/%2e%2e/api/plan",
    "https:evil.example",
    "https:/en",
    "%2f%2fevil.example",
    "/%2fevil.example",
    "/%5cevil.example",
    "/en%0d%0aLocation:%20https://evil.example/\r\n",
    "/en\u0000",
    "/\t/evil.example",
    "/en/\u202eevil",
    "/en@evil.example",
    "/en.evil.example",
    " /en",
    "/english",
    "/api/plan",
    "javascript:alert(1)",
    "/en\n/evil",
    "\t//evil.example",
    "/en/login",
    "/en/log-out?everywhere",
    "/en/passkey-challenge?add",
    "",
    undefined,
    `/en/${"a".repeat(600)}`,
  ])("is nothing else: %s", (path) => expect(readOwnPath(path)).toBeUndefined());

  it("stays one through the address of the login", () => {
    const address = redirectWithin("/en/login", "/en/recommended-plan?plan=1502&view=a b");
    const { searchParams } = new URL(address, "http://localhost");
    expect(searchParams.get("next")).toBe("/en/recommended-plan?plan=1502&view=a b");
    expect(redirectWithin("/en/login", undefined)).toBe("/en/login");
  });

  it("is the page that a request asks for, without what scripts add", () => {
    const ask = (url: string) => readOwnPage(new Request(url));
    expect(ask("http://localhost/en/3?plan=7&_data=routes%2Fx")).toBe("/en/3?plan=7");
    expect(ask("http://localhost/en/code")).toBeUndefined();
  });
});
