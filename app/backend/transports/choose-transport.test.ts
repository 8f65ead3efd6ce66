import { expect, test } from "vitest";
import { operations } from "~/contract/operations";
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
  ["features", "https://features.example"],
  ["users", "https://users.example"],
  ["fees", "https://fees.example"],
  [undefined, "https://backend.example"],
] as const)("what the %s service answers goes to its own address where there is one", (service, origin) => {
  expect(findOrigin({ ...operations.getLive, service }, everywhere)).toBe(origin);
});

test("the flags are asked of the feature service, plans and tokens of the backend", () => {
  expect(findOrigin(operations.getFeatures, everywhere)).toBe("https://features.example");
  for (const operation of [operations.createDemoPlan, operations.getGuestToken])
    expect(findOrigin(operation, everywhere)).toBe("https://backend.example");
});

test("a service without an address of its own is at the backend's", () => {
  const services = { ...nowhere, BACKEND_URL: "https://backend.example" };
  expect(findOrigin(operations.getFeatures, services)).toBe("https://backend.example");
});

test("without any address this process answers", () => {
  expect(findOrigin(operations.getFeatures, nowhere)).toBeUndefined();
});
