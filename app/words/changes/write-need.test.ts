import { expect, it } from "vitest";
import type { Lever } from "~/contract/plan/levers";
import { plain } from "../../../tests/support/recommendation";
import { compareDays, nameNeed, writeNeed } from "./write-need";

it.each<[Lever, string | number, string]>([
  ["retirement_date", "01/04/2027", "1 April 2027"],
  ["debt_recommend", 149_999.6, "R150 000"],
  ["percent_capital_to_partner_dependants_annuity", 0.45, "45%"],
  ["partner_guaranteed_inc_perct", 75, "75%"],
  ["income_guarantee_period", 10, "10 years"],
  ["income_guarantee_period", 1, "1 year"],
  ["income_guarantee_period", 0.5, "0.5 years"],
  ["apply_exclusion", "yes", "Yes"],
])("%s, %s, is written %s", (lever, value, words) => expect(plain(writeNeed(lever, value))).toBe(words));

it("a partner’s share is named after the partner", () => {
  expect(nameNeed("partner_guaranteed_inc_perct", { partnerName: "Maria" })).toBe("share for Maria");
  expect(nameNeed("partner_guaranteed_inc_perct", {})).toBe("share for your partner");
  expect(nameNeed("percent_capital_to_partner_dependants_annuity", {})).toBe("percentage to dependants");
});

it.each([
  ["01/03/2027", "01/03/2029", "2 years later"],
  ["01/03/2027", "01/03/2026", "1 year earlier"],
  ["01/03/2027", "01/08/2027", "5 months later"],
  ["01/03/2027", "05/03/2027", "a few days later"],
])("from %s to %s is %s", (before, after, words) => expect(compareDays(before, after)).toBe(words));
