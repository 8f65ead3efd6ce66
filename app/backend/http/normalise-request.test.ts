import type { IncomingHttpHeaders } from "node:http";
import { expect, test } from "vitest";
import { normaliseRequest } from "./normalise-request";

function normalise(url: string, headers: IncomingHttpHeaders = {}, ourOrigin?: string) {
  const request = { method: "GET", url, headers: { host: "localhost:3000", ...headers } };
  return { ...normaliseRequest(request, ourOrigin), ...request };
}

test.each([
  ["/api/plan?_data=root", "/api/plan?"],
  ["/api/plan?id=1&_data=routes%2Fapi.%24", "/api/plan?id=1"],
  ["/API/plan?%5Fdata=root&id=1", "/API/plan?id=1"],
  ["/%61pi/plan?_data=root", "/%61pi/plan?"],
])("%s is a call like any other", (sent, url) => expect(normalise(sent).url).toBe(url));

test.each(["/en/waiting?_data=root", "/en", "/api/plan?id=1&x=a%20b", "/apis?_data=root", "/a%2Fb"])(
  "%s stays as it is",
  (url) => expect(normalise(url).url).toBe(url),
);

test.each([
  ["/%", "/%25"],
  ["/en/shared/token%zz?a=%zz", "/en/shared/token%25zz?a=%zz"],
  ["/api/%ff%20", "/api/%25ff%2520"],
  ["/api/survey/%0A", "/api/survey/%250A"],
  ["/api/survey/1%0d%0a?id=%0A", "/api/survey/1%250d%250a?id=%0A"],
  ["/en/%00", "/en/%2500"],
  ["/en/%E2%80%A8", "/en/%25E2%2580%25A8"],
  ["*", "/*"],
  ["http://[::1", "/http%3A%2F%2F%5B%3A%3A1"],
])("%s, which names nothing, leads nowhere", (sent, url) => {
  expect(normalise(sent).url).toBe(url);
});

test.each([
  ["http://elsewhere.example/en/1?plan=2", "/en/1?plan=2"],
  ["https://localhost:3000", "/"],
  ["HTTP://localhost/api/plan?_data=root&id=1", "/api/plan?id=1"],
])("%s asks for a path as a proxy is asked", (sent, url) => expect(normalise(sent).url).toBe(url));

test.each([
  ["GET", "GET"],
  ["PUT", "PUT"],
  ["TRACE", "OPTIONS"],
  ["PROPFIND", "OPTIONS"],
])("the method %s is taken for %s", (method, taken) => {
  const request = { method, url: "/api/plan", headers: {} };
  normaliseRequest(request);
  expect(request.method).toBe(taken);
});

test.each(["localhost:99999", "a b", "[::1", "x:y", "%"])("the host %j is not valid", (host) => {
  const { headers } = normalise("/en", { host, "x-forwarded-host": host });
  expect(headers).toEqual({ host: "localhost" });
});

test("valid hosts stay", () => {
  const headers = { host: "baobab.example:8443", "x-forwarded-host": "[::1]:80" };
  expect(normalise("/en", headers).headers).toEqual(headers);
});

const cookie = "csrf=x";

test.each(["https://elsewhere.example", "null", "no address", "http://localhost:3001"])(
  "what a page of the origin %j sends loses its cookies",
  (origin) => {
    const { headers, isFromElsewhere } = normalise("/en/1", { origin, cookie });
    expect([headers, isFromElsewhere]).toEqual([{ host: "localhost:3000" }, true]);
  },
);

test.each<IncomingHttpHeaders>([
  { origin: "http://localhost:3000" },
  { origin: "https://baobab.example", "x-forwarded-host": "baobab.example, proxy.internal" },
  {},
])("what our own pages send stays: %j", (sent) => {
  const sentHeaders = { host: "localhost:3000", cookie, ...sent };
  const { headers, isFromElsewhere } = normalise("/en/1", sentHeaders);
  expect([headers, isFromElsewhere]).toEqual([sentHeaders, false]);
});

test("a proxy may give another host to what people reach at our address", () => {
  const ourOrigin = "https://baobab.example";
  const { headers, isFromElsewhere } = normalise("/en/1", { origin: ourOrigin, cookie }, ourOrigin);
  expect([headers, isFromElsewhere]).toEqual([{ host: "localhost:3000", cookie }, false]);
});

test.each([
  ["POST", true],
  ["GET", false],
])("a %s without an origin whose browser says that it is of another site", (method, isFromElsewhere) => {
  const headers = { host: "localhost:3000", cookie, "sec-fetch-site": "cross-site" };
  const request = { method, url: "/en/1", headers: { ...headers } };
  expect(normaliseRequest(request)).toEqual({ isFromElsewhere });
  expect("cookie" in request.headers).toBe(!isFromElsewhere);
});
