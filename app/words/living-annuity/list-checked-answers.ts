/** The answers that a check comes from, as they were given. */
import { formatRand } from "~/base/money";
import { OWN_MIX_PARTS } from "~/contract/living-annuity/check-operations";
import type { CheckedAnnuity } from "~/contract/living-annuity/check-operations";
import { formatFee, joinWords, writeDate } from "../plan/write-figures";
import type { CheckFacts } from "./check-facts";
import { CHECK_QUESTIONS, MIX_WORDS, MONTHS, OWN_PART_NAMES, SEX_NAMES } from "./check-questions";

/** Lists them in the order of the page; what debts cost only where it was told. */
export function listCheckedAnswers({ asked, answer: { costs }, person }: CheckFacts) {
  const row = (field: keyof typeof CHECK_QUESTIONS, value: string) => ({
    name: CHECK_QUESTIONS[field].short,
    value,
  });
  return [
    row("dob", writeDate(asked.dob)),
    { name: `${person.subject} ${person.verb("are", "is")} a`, value: SEX_NAMES[asked.gender] },
    row("value", formatRand(asked.value)),
    row("monthly_income", formatRand(asked.monthly_income)),
    row("anniversary_month", MONTHS[asked.anniversary_month - 1] ?? ""),
    row(
      "knows_costs",
      costs.is_assumed
        ? `not known; we assumed ${formatFee(costs.annual_cost_perct)}`
        : formatFee(costs.annual_cost_perct),
    ),
    row("has_partner", sayPartner(asked)),
    row("mix", sayMix(asked)),
    row("other_taxable_income", asked.other_taxable_income ? formatRand(asked.other_taxable_income) : "none"),
    ...(asked.debt_payment_per_month === undefined
      ? []
      : [row("debt_payment_per_month", formatRand(asked.debt_payment_per_month))]),
  ];
}

function sayPartner({ partner_dob, partner_gender }: CheckedAnnuity): string {
  if (!partner_dob || !partner_gender) return "no";
  return `yes, a ${SEX_NAMES[partner_gender]}, born ${writeDate(partner_dob)}`;
}

function sayMix({ mix, own_mix }: CheckedAnnuity): string {
  if (mix !== "own" || !own_mix) return MIX_WORDS[mix].label.toLowerCase();
  const parts = OWN_MIX_PARTS.filter((part) => own_mix[part] > 0);
  return joinWords(parts.map((part) => `${formatFee(own_mix[part])} ${beginSmall(OWN_PART_NAMES[part])}`));
}

/** A name of a country keeps its capital. */
const beginSmall = (name: string) =>
  name.startsWith("South") ? name : name.charAt(0).toLowerCase() + name.slice(1);
