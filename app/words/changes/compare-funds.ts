import type { Recommendation } from "~/contract/plan/recommendation";
import { capitalise, formatShare, joinWords } from "../plan/write-figures";

/** The funds side by side: their assets, their risk, and the part of the plan in each. */
export type FundsView = {
  caption: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  /** Links to each fund's fact sheet. */
  sheets: readonly { name: string; to: string }[];
};

const POTS = [
  { pot: "annuity", amount: "annuity_amount_recommend", name: "annuity" },
  { pot: "unit_trust", amount: "unit_trust_recommend", name: "unit trust" },
  { pot: "emergency_savings", amount: "emergency_savings_recommend", name: "emergency savings" },
] as const;

/** Compares the funds that a plan can use. */
export function compareFunds({ funds, common_info }: Recommendation): FundsView {
  const all = funds.ut_funds;
  const classes = [
    ...new Set(all.flatMap(({ asset_mix = [] }) => asset_mix.map(({ asset_class }) => asset_class))),
  ];
  const findUse = (number: string) => {
    const pots = POTS.flatMap(({ pot, amount, name }) => {
      const held = common_info.investment_recommendations[pot];
      const share = held.find(({ fund_number }) => fund_number === number)?.perct_alloc ?? 0;
      const isHeld = share > 0 && common_info.cash_recommendations[amount] > 0;
      return isHeld ? [`${formatShare(share)} of the ${name}`] : [];
    });
    return pots.length > 0 ? capitalise(joinWords(pots)) : "Not used";
  };
  return {
    caption: "What each fund holds, in percent of the fund",
    heads: ["What", ...all.map(({ fund_name }) => fund_name)],
    rows: [
      ["In the plan", ...all.map(({ fund_number }) => findUse(fund_number))],
      [
        "Risk",
        ...all.map(({ risk_rating_description }) => capitalise(risk_rating_description.toLowerCase())),
      ],
      ...classes.map((name) => [
        name,
        ...all.map(({ asset_mix = [] }) =>
          formatShare(asset_mix.find(({ asset_class }) => asset_class === name)?.share ?? 0),
        ),
      ]),
    ],
    sheets: all.map(({ fund_name, fact_sheet_link }) => ({ name: fund_name, to: fact_sheet_link })),
  };
}
