import { expect, test } from "vitest";
import fc from "fast-check";
import { listOpenParts, matchPath, writePath } from "./path-pattern";

test.each([
  ["/plan", "/plan", {}],
  ["/survey/{userId}", "/survey/812", { userId: "812" }],
  ["/users/{id}/roles", "/users/7/roles", { id: "7" }],
  ["/user/login/otp/{type}", "/user/login/otp/a%2Fb", { type: "a/b" }],
])("%s takes %s", (pattern, path, parts) => {
  expect(matchPath(pattern, path)).toEqual(parts);
});

test.each([
  ["/plan", "/plans"],
  ["/plan", "/plan/"],
  ["/survey/{userId}", "/survey"],
  ["/survey/{userId}", "/survey/"],
  ["/survey/{userId}", "/survey/812/more"],
  ["/users/{id}/roles", "/users/7/fees"],
  ["/survey/{userId}", "/survey/%zz"],
])("%s does not take %s", (pattern, path) => {
  expect(matchPath(pattern, path)).toBeUndefined();
});

test("what was written into a path is read out of it, whatever it is", () => {
  const text = fc.string({ minLength: 1, unit: "grapheme" });
  const pattern = "/a/{one}/b/{other}";
  expect(listOpenParts(pattern)).toEqual(["one", "other"]);
  fc.assert(
    fc.property(text, text, (one, other) => {
      // As a request's address, to which the rules of URLs apply.
      const { pathname } = new URL(writePath(pattern, { one, other }), "http://embedded");
      fc.pre(![".", ".."].some((dots) => [one, other].includes(dots)));
      expect(matchPath(pattern, pathname)).toEqual({ one, other });
    }),
  );
});

test.each([".", ".."])("%s never leads to another path", (dots) => {
  const { pathname } = new URL(writePath("/survey/{userId}/draft", { userId: dots }), "http://embedded");
  expect(matchPath("/survey/{userId}/draft", pathname)).toEqual({ userId: dots.replaceAll(".", "%2E") });
});
