import { afterEach, expect, test, vi } from "vitest";
import { hasFailed } from "~/contract/envelope";
import { getLogger } from "../log/logger";
import { callOver } from "./call-backend";

process.env.LOG_LEVEL = "silent";
afterEach(() => vi.restoreAllMocks());

const respond = (body: unknown, status: number) => async () =>
  new Response(typeof body === "string" ? body : JSON.stringify(body), { status });

test("an answer without a body is a success", async () => {
  const answer = await callOver(async () => new Response(null, { status: 204 }), "getFeatures", {}, {});
  expect(answer).toEqual({ response_code: "R00", http_code: 204, message: "Success", return_object: null });
});

test.each([503, 500])("a refusal of the wire with %d is handed on as it is", async (http_code) => {
  const refusal = { response_code: "R04", http_code, message: "Not now", return_object: null };
  const answer = await callOver(respond(refusal, http_code), "getFeatures", {}, {});
  expect(answer).toEqual(refusal);
  expect(hasFailed(answer)).toBe(http_code === 500);
});

const everything = { message: "a", httpMessage: "b", moreInformation: "c" };

test.each([
  ["with everything", respond(everything, 500), "a"],
  ["with an empty message", respond({ ...everything, message: " " }, 502), "b"],
  ["with a message that is no text", respond({ ...everything, message: { text: "a" } }, 502), "b"],
  ["of a gateway", respond({ httpCode: "401", httpMessage: "b", moreInformation: "c" }, 401), "b"],
  ["with more information only", respond({ moreInformation: "c" }, 404), "c"],
  ["that says nothing", respond({}, 500), "Unknown error"],
  ["that is null", respond(null, 500), "Unknown error"],
  ["that is a page", respond("<html>", 200), "Unknown error"],
  ["with no body", respond("", 200), "Empty response"],
  ["with no body and a status that fails", respond("", 502), "Empty response"],
  ["that never came", () => Promise.reject(new Error("unreachable")), "Empty response"],
  ["with an ID number in it", respond({ message: "No user 6303145009087" }, 404), "No user …"],
])("an answer %s fails with code 500, told and logged in the same words", async (_, transport, words) => {
  const log = vi.spyOn(getLogger(), "error");
  const answer = await callOver(transport, "getFeatures", {}, {});
  expect(answer).toEqual({
    response_code: "R04",
    http_code: 500,
    message: words,
    return_object: null,
    isUnanswered: true,
  });
  // Not to be mistaken for a status read that says that the work failed.
  expect(hasFailed(answer)).toBe(false);
  expect(log).toHaveBeenCalledOnce();
  const [logged] = log.mock.calls[0] as [{ during: string; error: { message: string } }];
  expect(logged.during).toBe("GET /features");
  expect(logged.error.message.replace(/ \(status \d+\)$/, "")).toBe(words);
  expect(JSON.stringify(logged)).not.toContain("6303145009087");
});
