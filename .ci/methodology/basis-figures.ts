/** The figures in the methodology's sentences that are assumptions or law, from a basis. */
import { type Basis, type DatedAmount, findBasis, MOST_GUARANTEE_COST_SHARE, totalAnnualFee } from "~/engine";
import type { Figures } from "./fill-template";
import { count, day, fraction, odds, percent, rand } from "./write-numbers";

/** The law's present and previous amount, and the day of the change. */
function writeChange(name: string, amounts: readonly DatedAmount[]): Figures {
  const [now, before] = [amounts.at(-1)!, amounts.at(-2)!];
  return {
    [`${name}.now`]: rand(now.amount),
    [`${name}.before`]: rand(before.amount),
    [`${name}.from`]: day(now.from!),
  };
}

function writeRules({ rules, targetConfidenceShare, softMinimumSavings, taxes }: Basis): Figures {
  const { dependantsShare, drawdown, unitTrustMaximumShare, leastAnnuityPrice } = rules;
  return {
    "rules.cashShare": fraction(rules.cashShare),
    "rules.drawdown.minimum": percent(drawdown.minimumShare),
    "rules.drawdown.maximum": percent(drawdown.maximumShare),
    "rules.drawdown.maximumNumber": String(drawdown.maximumShare),
    "rules.unitTrustMaximum": percent(unitTrustMaximumShare),
    "rules.unitTrustMaximumNumber": String(unitTrustMaximumShare),
    "rules.leastAnnuityPrice": rand(leastAnnuityPrice),
    "rules.dependants.minimum": fraction(dependantsShare.minimum),
    "rules.dependants.usual": fraction(dependantsShare.usual),
    "rules.dependants.step": `${dependantsShare.step * 100} percentage points`,
    "rules.emergencyMonths": count(rules.emergencyMonths),
    "rules.ages": `${rules.earliestRetirementAge} to ${rules.latestRetirementAge}`,
    "rules.latestYears": count(rules.adjusting.latestRetirementYears),
    softMinimum: rand(softMinimumSavings),
    confidence: percent(targetConfidenceShare),
    "confidence.words": odds(targetConfidenceShare),
    "lumpSum.free": rand(taxes.lumpSum.at(-1)!.brackets[1]!.above),
    "tax.lastYear": String(taxes.income.at(-1)!.year),
    ...writeChange("deMinimis", rules.deMinimis),
    "commutation.now": rand(rules.commutation.at(-1)!.amount),
    "commutation.before": rand(rules.commutation.at(-2)!.amount),
  };
}

function writeLives({ improvement, impairment, pricing, pricesAsOfByKind, mortality }: Basis): Figures {
  return {
    "mortality.name": mortality.name,
    "improvement.rate": percent(improvement.rateShare, 1),
    "improvement.factor": String(1 - improvement.rateShare),
    "improvement.from": String(improvement.fromYear),
    "impairment.ill": impairment.seriousIllness.toFixed(1),
    "impairment.smoker": impairment.smoker.toFixed(1),
    "impairment.both": impairment.both.toFixed(1),
    "guarantee.years": String(pricing.guaranteePeriodYears),
    "guarantee.mostCost": percent(MOST_GUARANTEE_COST_SHARE),
    "pricing.linked": percent(pricing.linkedReal),
    "pricing.fixed5": percent(pricing.fixed5),
    "pricing.linkedAsOf": day(pricesAsOfByKind.linked),
    "pricing.levelAsOf": day(pricesAsOfByKind.level),
    "pricing.impliedInflation": percent((1 + pricing.fixed5) / (1 + pricing.linkedReal) - 1, 1),
    "guarantee.words": count(pricing.guaranteePeriodYears),
    "partner.share": percent(pricing.partnerShare),
    "partner.words": fraction(pricing.partnerShare),
  };
}

function writeMarkets({ version, inflation }: Basis): Figures {
  const low = findBasis("2026-12-low-inflation");
  return {
    "basis.version": version,
    "inflation.mean": percent(inflation.mean, 1),
    "inflation.deviation": percent(inflation.deviation, 1),
    "inflation.autocorrelation": String(inflation.autocorrelation),
    "low.version": low.version,
    "low.inflation": percent(low.inflation.mean, 1),
  };
}

function writeFees({ fees, industryFeeShare, lowFeeShare }: Basis): Figures {
  const { plannerMaximum, vatShare } = fees;
  const beforeVat = (share: number) => percent(share / (1 + vatShare));
  return {
    "fees.vat": percent(vatShare),
    "fees.annuity": percent(totalAnnualFee(fees.annual.annuity)),
    "fees.planner": beforeVat(fees.annual.annuity.plannerShare),
    "fees.plannerMaximum": beforeVat(plannerMaximum.annualShare),
    "fees.initialMaximum.annuity": beforeVat(plannerMaximum.initialShare.annuity),
    "fees.initialMaximum.unitTrust": beforeVat(plannerMaximum.initialShare.unitTrust),
    "fees.initialMaximum.emergency": beforeVat(plannerMaximum.initialShare.emergencySavings),
    "fees.industry": percent(industryFeeShare),
    "fees.low": percent(lowFeeShare),
  };
}

/** Every figure of the sentences that comes from a basis. */
export function writeBasisFigures(basis: Basis): Figures {
  return { ...writeRules(basis), ...writeLives(basis), ...writeMarkets(basis), ...writeFees(basis) };
}
