import { formatRand } from "~/base/money";
import { nameSuccessor } from "../plan/name-successor";
import type { PlanFacts } from "../plan/plan-facts";
import { speakOf } from "../plan/speak-of";
import { capitalise } from "../plan/write-figures";

/** A life annuity with larger and smaller shares for the partner, from the stored result. */
export type PartnerSharesView = {
  heading: string;
  sentence: string;
  caption: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
};

/** Compares the shares; undefined without a partner or second life, and for results that lack them. */
export function comparePartnerShares(facts: PlanFacts): PartnerSharesView | undefined {
  const { partner_shares: shares = [] } = facts.common;
  if (shares.length === 0) return undefined;
  const { you, your, does } = speakOf(facts);
  const { partnerName, plan } = facts;
  const isPartner = plan.financially_support_partner === "yes";
  const successor = isPartner ? `${your} partner` : (nameSuccessor(facts) ?? "");
  return {
    heading: `A life annuity, by what ${successor} keeps`,
    sentence: `The more goes on after ${your} death, the less it pays while ${you} ${does("live")}.`,
    caption: "An annuity that rises with prices, a month, in today’s rand before tax",
    heads: [
      `Goes on after ${your} death`,
      `While ${you} ${does("live")}`,
      `${capitalise(partnerName ?? successor)} then gets`,
    ],
    rows: shares.map(({ partner_guaranteed_inc_perct, monthly_income, partner_monthly_income }) => [
      `${partner_guaranteed_inc_perct}%`,
      formatRand(monthly_income),
      formatRand(partner_monthly_income),
    ]),
  };
}
