import { formatRand, groupThousands } from "~/base/money";
import { countFutures, FUTURES_SHOWN } from "../plan/describe-likelihood";
import { capitalise, formatFee } from "../plan/write-figures";
import { roundFees } from "../plan/paid-ways";
import { formatRoughly, isFreeOfTax, nameParts, sayShareLeft, WAY_NAMES } from "./estimate-words";
import { EXAMPLE_ESTIMATE } from "./example-estimate";

const { age, partnerAge, savings, guaranteed, paths, costs } = EXAMPLE_ESTIMATE;

/** The example of the first page: an estimate in short. Bold is between double asterisks. */
export function describeExample(offersPlus: boolean) {
  const flexible = offersPlus ? EXAMPLE_ESTIMATE.flexible : EXAMPLE_ESTIMATE.withoutPlus;
  const product = offersPlus ? "LivingAnnuityPlus" : "LivingAnnuity";
  const [sure, free] = [guaranteed, flexible].map(addUp) as [number, number];
  const isTaxed = [guaranteed, flexible].some((way) => !isFreeOfTax(addUp(way), way.afterTaxPerMonth));
  const futures = countFutures(flexible.lastsPercent);
  const fromAnnuity = Math.round(guaranteed.annuityPerMonth);
  return {
    heading: `**${formatRand(savings)}** could pay about **${formatRoughly(Math.max(sure, free))}** a month`,
    who: `For a woman of ${age}. Her partner is ${partnerAge} and lives on it too.`,
    tax: isTaxed ? undefined : "No tax is due on it, if it is the only income.",
    address: `/en/estimate?age=${age}&retire_at=${age}&gender=female&savings=${savings}&partner_age=${partnerAge}`,
    ways: [
      {
        title: WAY_NAMES.flexible,
        madeOf: nameParts(product, true),
        income: formatRand(free),
        dots: futures,
        outlook: `It keeps up with prices for life in **${futures} of ${FUTURES_SHOWN}** futures: each is a way in which markets and lives may go. ${capitalise(sayShareLeft(flexible.leftShare))} of what is left goes to the family.`,
      },
      {
        title: WAY_NAMES.guaranteed,
        madeOf: nameParts("LifeAnnuity", true),
        income: formatRand(sure),
        dots: FUTURES_SHOWN,
        outlook: `**${formatRand(fromAnnuity)}** of it is paid **always**. The other ${formatRand(sure - fromAnnuity)} follows markets and lasts in ${countFutures(guaranteed.lastsPercent)} of ${FUTURES_SHOWN} futures.`,
      },
    ],
  };
}

/** Whole rand a month. */
function addUp({ annuityPerMonth, unitTrustPerMonth }: typeof guaranteed): number {
  return Math.round(annuityPerMonth + unitTrustPerMonth);
}

/** How the site is paid, the interest that this gives it, and how it works a plan out. */
export const TRUST_WORDS = {
  paid: `If it stays flexible, the example above costs ${formatRand(costs.perYear / 12)} a month, ${formatFee((costs.perYear / savings) * 100)} of the money a year, VAT included. Of that, ${formatRand(roundFees(costs.oursPerYear) / 12)} is ours. Your plan shows its own costs, and is itself free.`,
  method: `We try each plan in ${groupThousands(paths)} futures for markets and lives.`,
  conflict:
    "we earn more when you invest more. We earn nothing when you pay off debt, take cash to spend or buy a life annuity.",
};
