import { expect, it } from "vitest";
import { collectTexts, plain, plan, recommend } from "../../../tests/support/recommendation";
import { gatherFacts } from "../plan/plan-facts";
import { comparePartnerShares } from "./compare-partner-shares";

it("a life annuity is compared by what the partner keeps, and not where nobody keeps anything", () => {
  const partner_shares = [
    { partner_guaranteed_inc_perct: 50, monthly_income: 16_000, partner_monthly_income: 8_000 },
    { partner_guaranteed_inc_perct: 100, monthly_income: 14_000, partner_monthly_income: 14_000 },
  ];
  const answers = plan({ financially_support_partner: "yes", partner_name: "Sipho Mokoena" });
  const gather = (shares: typeof partner_shares | undefined) =>
    gatherFacts(recommend("LifeAnnuity", { common: { partner_shares: shares } }), answers);
  const tell = (shares: typeof partner_shares | undefined) => comparePartnerShares(gather(shares));
  const view = tell(partner_shares);
  expect(view?.heads).toEqual(["Goes on after your death", "While you live", "Sipho then gets"]);
  expect(view?.rows.map((row) => row.map(plain))).toEqual([
    ["50%", "R16 000", "R8 000"],
    ["100%", "R14 000", "R14 000"],
  ]);
  const named = comparePartnerShares({
    ...gather(partner_shares),
    clientName: "Thandi",
    partnerName: undefined,
  });
  expect(named?.heads).toEqual([
    "Goes on after Thandi’s death",
    "While Thandi lives",
    "Thandi’s partner then gets",
  ]);
  expect(collectTexts(named).join(" ")).not.toMatch(/\byou(r|rs)?\b/i);
  expect(tell([])).toBeUndefined();
  expect(tell(undefined)).toBeUndefined();
});
