import { describe, expect, it } from "vitest";
import { plan, recommend } from "../../../tests/support/recommendation";
import { gatherFacts } from "./plan-facts";
import { describeLumpSumOnTheDay, writeLawfulAmount } from "./rand-of-the-day";

/** A lump sum in today's rand; prices rise 4.5% a year, so R441 348.08 x 1.045^5 is R550 000 in five years. */
function factsAt(lump_sum_on_the_day: number | undefined, lump_sum = 441_348.08) {
  return gatherFacts(recommend("LivingAnnuity", { cash: { lump_sum, lump_sum_on_the_day } }), plan());
}

/** Replaces the no-break spaces between thousands. */
const typed = (texts: string[]) => texts.map((text) => text.replaceAll("\u00a0", " "));

describe("amounts that the law has in rand of the retirement day", () => {
  it("are told in both kinds of rand where they differ", () => {
    const facts = factsAt(550_000);
    expect(typed(describeLumpSumOnTheDay(facts))).toEqual([
      "The lump sum is R550 000 on the day you retire, which is R441 348 in today’s money. The law taxes it in the rand of that day.",
    ]);
    expect(typed([writeLawfulAmount(facts, { onTheDay: 360_000, today: 288_882.37 })])).toEqual([
      "R360 000 on the day you retire, which is R288 882 in today’s money",
    ]);
  });

  it("are told once where they are the same, or where an earlier plan does not say", () => {
    for (const onTheDay of [441_348.08, undefined])
      expect(describeLumpSumOnTheDay(factsAt(onTheDay))).toEqual([]);
    expect(typed([writeLawfulAmount(factsAt(undefined), { onTheDay: 360_000 })])).toEqual(["R360 000"]);
    expect(describeLumpSumOnTheDay(factsAt(0, 0))).toEqual([]);
  });
});
