import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { presentAgreedFees } from "../fees/fee-tables";
import { chooseBasis } from "~/engine";
import { callOver } from "./call-backend";
import { reachOver } from "./remote";

const ORIGIN = "https://services.example";
const there = reachOver(ORIGIN);
const caller = { bearer: "somebody" };
const outside = setupServer();
const sent: Request[] = [];

beforeAll(() => outside.listen({ onUnhandledRequest: "error" }));
afterAll(() => outside.close());
afterEach(() => {
  outside.resetHandlers();
  sent.length = 0;
});

function answerWith(answer: () => Response) {
  outside.use(
    http.all(`${ORIGIN}/*`, ({ request }) => {
      sent.push(request.clone());
      return answer();
    }),
  );
}

const bearers = () => sent.map(({ headers }) => headers.get("Authorization"));
const saveFees = () => {
  const body = { fpFees: presentAgreedFees(chooseBasis("2026-11-20"), {}) };
  return callOver(there, "updateUser", { params: { id: 812 }, body }, caller);
};
const failed = { response_code: "R04", http_code: 500, message: "The fees are locked", return_object: null };

describe("fees and users of another server", () => {
  test("are asked for in the name of whoever asks, who is one GET /users away", async () => {
    answerWith(() => HttpResponse.json(failed, { status: 500 }));
    await callOver(there, "getMaximumFees", { query: { segment: "NFPGEN" } }, caller);
    await callOver(there, "getUser", { headers: { EntityContext: "self" } }, caller);
    expect(bearers()).toEqual(["Bearer somebody", "Bearer somebody"]);
    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(["/api/annualfees/maximums", "/api/users"]);
    expect(sent[1]?.headers.get("EntityContext")).toBe("self");
  });

  test("learn no bearer from a call that is open to anyone", async () => {
    answerWith(() => HttpResponse.json(failed, { status: 500 }));
    await callOver(there, "getFeatures", {}, caller);
    expect(bearers()).toEqual([null]);
  });

  test("that lead elsewhere are not followed", async () => {
    answerWith(() => HttpResponse.redirect("https://thief.example/api/users/812", 307));
    expect(await saveFees()).toMatchObject({ response_code: "R04", http_code: 503 });
    expect(sent.map(({ url }) => new URL(url).host)).toEqual(["services.example"]);
  });

  test("that fail answer with their message and code", async () => {
    answerWith(() => HttpResponse.json(failed, { status: 500 }));
    expect(await saveFees()).toEqual(failed);
  });

  test("are sent the table as the wire names it, line by line", async () => {
    answerWith(() => new HttpResponse(null, { status: 204 }));
    expect(await saveFees()).toMatchObject({ response_code: "R00", message: "Success" });
    const { fpFees } = (await sent[0]!.json()) as { fpFees: Record<string, object[]> };
    const annualFeeBreakdown = {
      fpFeeExclVat: 0.85,
      autoAdviceFeeExclVat: 0.1,
      ccfFeeExclVat: 0,
      totalFeeExclVat: 0.95,
      totalFeeInclVat: 1.09,
    };
    const product = (productId: string) => ({ productId, initialFeeExclVat: 0, annualFeeBreakdown });
    expect(Object.keys(fpFees)).toEqual(["fundBasedFPFees", "allOtherFPFees"]);
    expect(fpFees.allOtherFPFees).toEqual(["LA", "LAP", "RA", "TFI", "UT"].map(product));
    expect(fpFees.fundBasedFPFees).toEqual([
      { fundNr: expect.any(String), fundName: "Money Market", products: [product("UT")] },
    ]);
  });
});
