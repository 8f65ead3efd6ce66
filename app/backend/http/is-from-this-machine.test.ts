import { expect, test } from "vitest";
import { isFromThisMachine } from "./is-from-this-machine";

const direct = { host: "localhost:3000", "user-agent": "a browser" };

test.each(["127.0.0.1", "127.8.0.1", "::1", "::ffff:127.0.0.1"])("a browser at %s is", (remoteAddress) => {
  for (const host of ["localhost:3000", "localhost", "127.0.0.1:3000", "[::1]:3000"])
    expect(isFromThisMachine({ httpVersion: "1.1", headers: { ...direct, host }, remoteAddress }), host).toBe(
      true,
    );
});

test.each([undefined, "", "10.0.0.7", "192.0.2.1", "fe80::1", "::ffff:10.0.0.7", "127.0.0.1.example"])(
  "a socket from %s is not",
  (remoteAddress) =>
    expect(isFromThisMachine({ httpVersion: "1.1", headers: direct, remoteAddress })).toBe(false),
);

test.each([undefined, "", "baobab.example", "localhost.baobab.example", "10.0.0.7:3000", "127.0.0.1.nip.io"])(
  "what asks for the host %s is not",
  (host) =>
    expect(
      isFromThisMachine({ httpVersion: "1.1", headers: { ...direct, host }, remoteAddress: "127.0.0.1" }),
    ).toBe(false),
);

test.each([
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
  "cf-connecting-ip",
  "cf-ray",
  "true-client-ip",
  "x-client-ip",
  "fastly-connecting-ip",
])("what carries %s was passed on", (name) =>
  expect(
    isFromThisMachine({ httpVersion: "1.1", headers: { ...direct, [name]: "" }, remoteAddress: "127.0.0.1" }),
  ).toBe(false),
);

test("a proxy that speaks HTTP 1.0, as nginx does unless told otherwise, is none", () => {
  const passedOn = { headers: direct, remoteAddress: "127.0.0.1" };
  expect(isFromThisMachine({ ...passedOn, httpVersion: "1.0" })).toBe(false);
  expect(isFromThisMachine({ ...passedOn, httpVersion: "1.1" })).toBe(true);
});
