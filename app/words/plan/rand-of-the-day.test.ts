import { describe, expect, it } from "vitest";
import { plan, recommend } from "../../../tests/support/recommendation";
import { gatherFacts } from "./plan-facts";
import { describeLumpSumOnTheDay, writeLawfulAmount } from "./rand-of-the-day";

/** Prices rise 4.5% a year: in five years R1 000 000 of today is 1 000 000 x 1.045^5. */
const IN_FIVE_YEARS = 1_246_181.94;

function factsAt(million: number | undefined, lump_sum = 441_348.1) {
  const cash = { lump_sum, million_at_retirement: million };
  return gatherFacts(recommend("LivingAnnuity", { cash }), plan());
}

/** With the spaces between thousands as they are typed. */
const typed = (texts: string[]) => texts.map((text) => text.replaceAll("\u00a0", " "));

describe("amounts that the law has in rand of the retirement day", () => {
  it("are told in both kinds of rand where they differ", () => {
    // 550 000 / 1.24618194 = 441 348.10
    expect(typed(describeLumpSumOnTheDay(factsAt(IN_FIVE_YEARS)))).toEqual([
      "The lump sum is R550 000 on the day you retire, which is R441 348 in today’s money. The law taxes it in the rand of that day.",
    ]);
    // 360 000 / 1.246182 = 288 882.37
    expect(typed([writeLawfulAmount(factsAt(IN_FIVE_YEARS), 360_000)])).toEqual([
      "R360 000 on the day you retire, which is R288 882 in today’s money",
    ]);
  });

  it("are told once where they are the same, or where an earlier plan does not say", () => {
    for (const million of [1_000_000, undefined]) {
      expect(describeLumpSumOnTheDay(factsAt(million))).toEqual([]);
      expect(typed([writeLawfulAmount(factsAt(million), 360_000)])).toEqual(["R360 000"]);
    }
    expect(describeLumpSumOnTheDay(factsAt(IN_FIVE_YEARS, 0))).toEqual([]);
  });
});
