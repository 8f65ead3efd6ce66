import { expect, test } from "vitest";
import { isSecretAddress } from "./secret-address";

test.each([
  ["/en/shared/token", true],
  ["/en/shared/token/fees?view=savings", true],
  ["/en/%73hared/token", true],
  ["/EN/Shared/token", true],
  ["/en/help/../shared/token", true],
  ["/en/help/%2e%2e/shared/token", true],
  ["http://localhost:3000/en/shared/token", true],
  ["/en/recommended-plan/share?plan=1500", false],
  ["/en/shared%zz/token", false],
  ["//", false],
])("%s is a secret: %s", (url, isSecret) => {
  expect(isSecretAddress(url)).toBe(isSecret);
});
