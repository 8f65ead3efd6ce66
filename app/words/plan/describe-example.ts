import { formatRand, groupThousands } from "~/base/money";
import { countFutures, FUTURES_SHOWN } from "./describe-likelihood";
import { EXAMPLE_PLAN } from "./example-plan";
import { formatPercent } from "./write-figures";

const { age, savings, paths, advicePercent } = EXAMPLE_PLAN;

/** The plan in miniature that the first page shows, in the words of the plan page. */
export function describeExample(offersPlus: boolean) {
  const { monthlyIncome, lastsPercent } = offersPlus ? EXAMPLE_PLAN : EXAMPLE_PLAN.withoutPlus;
  return {
    who: `Thandi, ${age}, ${formatRand(savings)} saved`,
    income: formatRand(monthlyIncome),
    outlook: "rising with prices, likely to last for life",
    dots: countFutures(lastsPercent),
    chance: `It lasts in **${countFutures(lastsPercent)} of ${FUTURES_SHOWN}** futures we tried.`,
  };
}

/** How the site is paid, what that makes it want, and how it works a plan out. */
export const TRUST_WORDS = {
  paid: `About ${formatPercent(advicePercent)} a year of what you invest, VAT included. Your plan shows it in rand, and is itself free.`,
  method: `We try each plan in ${groupThousands(paths)} futures for markets and lives.`,
  conflict:
    "we earn more when you invest more, and nothing when you pay off debt, take cash to spend or buy a life annuity.",
};
