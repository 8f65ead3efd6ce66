import type { IncomingHttpHeaders } from "node:http";
import { expect, test } from "vitest";
import { tameRequest } from "./tame-request";

function tame(url: string, headers: IncomingHttpHeaders = {}) {
  const request = { url, headers: { host: "localhost:3000", ...headers } };
  tameRequest(request);
  return request;
}

test.each([
  ["/api/plan?_data=root", "/api/plan?"],
  ["/api/plan?id=1&_data=routes%2Fapi.%24", "/api/plan?id=1"],
  ["/API/plan?%5Fdata=root&id=1", "/API/plan?id=1"],
  ["/%61pi/plan?_data=root", "/%61pi/plan?"],
])("%s is a call like any other", (sent, url) => expect(tame(sent).url).toBe(url));

test.each(["/en/waiting?_data=root", "/en", "/api/plan?id=1&x=a%20b", "/apis?_data=root", "/%"])(
  "%s stays as it is",
  (url) => expect(tame(url).url).toBe(url),
);

test.each(["localhost:99999", "a b", "[::1", "x:y", "%"])("the host %j is none", (host) => {
  const { headers } = tame("/en", { host, "x-forwarded-host": host });
  expect(headers).toEqual({ host: "localhost" });
});

test("hosts that are some stay", () => {
  const headers = { host: "baobab.example:8443", "x-forwarded-host": "[::1]:80" };
  expect(tame("/en", headers).headers).toEqual(headers);
});
