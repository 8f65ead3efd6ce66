import { describe, expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import type { Cash } from "../../../tests/support/recommendation";
import { gatherFacts } from "../plan/plan-facts";
import { compareMissed } from "./compare-missed";

function compare(then: { date?: string; cash?: Partial<Cash> }, now: typeof then) {
  const [recommended, amended] = [then, now].map(({ date = "01/03/2027", cash }) =>
    gatherFacts(recommend("LivingAnnuity", { cash, common: { retirement_date: date } }), plan()),
  );
  return compareMissed(recommended!, amended!).map(({ name, recommended: was, amended: is, difference }) =>
    plain([name, was, is, difference.words, difference.kind].join(" | ")),
  );
}

describe("what changes cost besides the income", () => {
  it("is what would have been paid while somebody waits", () => {
    // 18 months of the sample's R18 300.
    expect(compare({}, { date: "01/09/2028" })).toEqual([
      "Payments you miss by retiring later | None | R329 400 | 18 payments fewer | worse",
    ]);
    expect(compare({}, { date: "01/04/2027" })[0]).toContain("| R18 300 | 1 payment fewer |");
    expect(compare({ date: "01/04/2027" }, {})).toEqual([]);
  });

  it("is interest on a debt that is paid off less than we recommend, by an example that is named", () => {
    // R60 000 at 20% a year.
    expect(compare({ cash: { debt_recommend: 180_000 } }, { cash: { debt_recommend: 120_000 } })).toEqual([
      "Interest a month on the debt that you keep, at 20% a year | None | about R1 000 | You pay this out of the income | worse",
    ]);
  });

  it("is needs that are not met, unless somebody lowered one, which is then not wanted any more", () => {
    const unmet = (amount: number) => ({ cash: { unmet_cash_needs: amount } });
    expect(compare(unmet(50_000), unmet(20_000))).toEqual([
      "Cash needs that are not met | R50 000 | R20 000 | R30 000 less | plain",
    ]);
    expect(compare(unmet(50_000), { cash: { unmet_cash_needs: 0, personal_cash_recommend: 0 } })).toEqual([]);
    expect(compare(unmet(50_000), unmet(50_000))).toEqual([]);
  });
});
