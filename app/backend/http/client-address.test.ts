import { expect, test } from "vitest";
import { findClientAddress } from "./client-address";

const SOCKET = "203.0.113.9";

function find(forwarded: string | string[] | undefined, trustedProxies: number, remoteAddress?: string) {
  const headers = { "x-forwarded-for": forwarded as string | undefined };
  return findClientAddress({ headers, remoteAddress: remoteAddress ?? SOCKET }, trustedProxies);
}

test("without a proxy the socket tells, whatever a request says", () => {
  expect(find(undefined, 0)).toBe(SOCKET);
  expect(find("198.51.100.1", 0)).toBe(SOCKET);
});

test.each([
  ["one proxy", "198.51.100.1", 1, "198.51.100.1"],
  ["one proxy, and an invention before its words", "1.2.3.4, 198.51.100.1", 1, "198.51.100.1"],
  ["two proxies", "198.51.100.1, 10.0.0.7", 2, "198.51.100.1"],
  ["two proxies, and an invention", "1.2.3.4, 198.51.100.1, 10.0.0.7", 2, "198.51.100.1"],
  ["fewer words than proxies", "198.51.100.1", 3, "198.51.100.1"],
  ["a port", "198.51.100.1:5311", 1, "198.51.100.1"],
  ["IPv6", "2001:db8::1", 1, "2001:db8::1"],
  ["IPv6 with brackets and a port", "[2001:db8::1]:443", 1, "2001:db8::1"],
  ["words that are no address", "unknown", 1, SOCKET],
  ["no words", "", 1, SOCKET],
])("%s", (_, forwarded, trustedProxies, address) => {
  expect(find(forwarded, trustedProxies)).toBe(address);
});

test("a header that comes twice is one list", () => {
  expect(find(["1.2.3.4", "198.51.100.1"], 1)).toBe("198.51.100.1");
});

test("a client that has gone away has no address of its own", () => {
  expect(findClientAddress({ headers: {}, remoteAddress: undefined }, 0)).toBe("unknown");
});
