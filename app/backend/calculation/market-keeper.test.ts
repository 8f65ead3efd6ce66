import { describe, expect, it } from "vitest";
import { success } from "~/base/result";
import { DEFAULT_OPTIONS, type FeeOverrides, type PreparedMarkets } from "~/engine";
import type { Answer, EngineQuestion } from "./advice-worker";
import { createMarketKeeper } from "./market-keeper";

type Asked = EngineQuestion<"markets" | "replicates">;

/** A keeper whose threads answer each question with a new empty set of markets. */
function keepWith(fail: (asked: Asked) => boolean = () => false) {
  const asked: Asked[] = [];
  const keep = createMarketKeeper(
    async <Kind extends "markets" | "replicates">(question: EngineQuestion<Kind>) => {
      asked.push(question);
      if (fail(question)) throw new Error("the thread died");
      const markets = { setKey: String(asked.length), set: {}, funds: [] } as unknown as PreparedMarkets;
      return success(question.kind === "markets" ? markets : []) as Answer<Kind>;
    },
  );
  const find = (fees: FeeOverrides, options: Partial<typeof DEFAULT_OPTIONS> = {}) =>
    keep({ assumptions: { basisVersion: "2026-11", fees }, options: { ...DEFAULT_OPTIONS, ...options } });
  return { asked, find };
}

const feeOf = (annualExclVatShare: number): FeeOverrides => ({ annuity: { annualExclVatShare } });
const namesOf = (asked: readonly Asked[]) =>
  asked.map(({ kind, assumptions: { fees } }) => `${kind} ${fees.annuity?.annualExclVatShare ?? "own"}`);

describe("the keeper of markets", () => {
  it("asks once for each set of assumptions, and starts other fees from the basis's own markets", async () => {
    const { asked, find } = keepWith();
    const own = await find({});
    await Promise.all([find(feeOf(0.005)), find(feeOf(0.005)), find({}), find(feeOf(0.004))]);
    expect(namesOf(asked)).toEqual(["markets own", "replicates own", "markets 0.005", "markets 0.004"]);
    for (const { options } of asked.slice(2)) expect(options.prepared?.setKey).toBe(own?.setKey);
    expect((await find(feeOf(0.005)))?.setKey).not.toBe(own?.setKey);
  });

  it("forgets those that were not used for longest", async () => {
    const { asked, find } = keepWith();
    for (const fee of [1, 2, 3, 4, 5, 6, 7, 1, 8]) await find(feeOf(fee / 1000));
    asked.length = 0;
    await find(feeOf(0.001));
    await find({});
    await find(feeOf(0.002));
    expect(namesOf(asked)).toEqual(["markets 0.002"]);
  });

  it("asks again after a failure", async () => {
    let isDown = true;
    const { asked, find } = keepWith(() => isDown);
    await expect(find({})).rejects.toThrow("the thread died");
    isDown = false;
    await find({});
    expect(namesOf(asked)).toEqual(["markets own", "markets own", "replicates own"]);
  });

  it("keeps none that no plan is stored with", async () => {
    const { asked, find } = keepWith();
    expect(await find({}, { paths: 512 })).toBeUndefined();
    expect(asked).toEqual([]);
  });
});
