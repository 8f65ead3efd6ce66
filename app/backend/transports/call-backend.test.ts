import { expect, test } from "vitest";
import { callOver } from "./call-backend";

test("an answer without a body is a success", async () => {
  const answer = await callOver(async () => new Response(null, { status: 204 }), "getFeatures", {}, {});
  expect(answer).toEqual({ response_code: "R00", http_code: 204, message: "Success", return_object: null });
});

test.each([
  ["no answer", () => Promise.reject(new Error("unreachable"))],
  ["an empty answer", async () => new Response(null, { status: 200 })],
  ["a page", async () => new Response("<html>", { status: 200 })],
])("%s counts as services that are not there", async (_, transport) => {
  const answer = await callOver(transport, "getFeatures", {}, {});
  expect(answer).toMatchObject({ response_code: "R04", http_code: 503, message: "Unable to fetch features" });
});
