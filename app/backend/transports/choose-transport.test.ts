import { expect, test } from "vitest";
import { findOrigin } from "./choose-transport";

const everywhere = {
  BACKEND_URL: "https://backend.example",
  USERS_SERVICE_URL: "https://users.example",
  FEE_SERVICE_URL: "https://fees.example",
  FEATURE_SERVICE_URL: "https://features.example",
};
const nowhere = {
  BACKEND_URL: undefined,
  USERS_SERVICE_URL: undefined,
  FEE_SERVICE_URL: undefined,
  FEATURE_SERVICE_URL: undefined,
};

test.each([
  ["/features", "https://features.example"],
  ["/users/7/roles", "https://users.example"],
  ["/annualfees/maximums", "https://fees.example"],
  ["/plan/demo", "https://backend.example"],
  ["/user/guest", "https://backend.example"],
] as const)("%s is answered by its own service where there is one", (path, origin) => {
  expect(findOrigin({ path }, everywhere)).toBe(origin);
});

test("a service without an address of its own is at the backend's", () => {
  const services = { ...nowhere, BACKEND_URL: "https://backend.example" };
  expect(findOrigin({ path: "/features" }, services)).toBe("https://backend.example");
});

test("without any address this process answers", () => {
  expect(findOrigin({ path: "/plan" }, nowhere)).toBeUndefined();
});
