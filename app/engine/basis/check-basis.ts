/** Refuses an inconsistent basis before any figure is computed with it. */
import { isIsoDate } from "~/base/date";
import {
  ASSET_CLASS_IDS,
  POTS,
  type Basis,
  type MedicalCredits,
  type MortalityTable,
  type TaxBracket,
} from "./basis";
import { findCholeskyFactor } from "./cholesky";
import {
  requireAtLeast,
  requireFinite,
  requireNotNegative,
  requireProbabilities,
  requireRate,
  requireShare,
  requireWhole,
} from "./require-number";

/** Printed forces and probabilities have five decimals. */
const MORTALITY_ROUNDING = 1.5e-5;
/** Printed tax bases are whole rand. */
const TAX_ROUNDING = 1;
const MIX_ROUNDING = 1e-12;

function checkMortalityTable(name: string, table: MortalityTable): void {
  requireNotNegative(`${name}.firstAge`, table.firstAge);
  requireProbabilities(`${name}.qx`, table.qx);
  if (table.muHalf.length !== table.qx.length) throw new RangeError(`${name}.muHalf: must be as long as qx`);
  table.muHalf.forEach((force, index) => {
    requireNotNegative(`${name}.muHalf[${index}]`, force);
    if (Math.abs(-Math.expm1(-force) - table.qx[index]!) > MORTALITY_ROUNDING) {
      throw new RangeError(`${name}.muHalf[${index}]: does not give qx = 1 - exp(-mu)`);
    }
  });
}

function requireDay(name: string, day: string): void {
  if (typeof day !== "string" || !isIsoDate(day)) throw new RangeError(`${name}: must be a day, is ${day}`);
}

/** Brackets ascend from 0, rates do not fall, and each base is the tax on everything below its bracket. */
function checkBrackets(name: string, brackets: readonly TaxBracket[]): void {
  if (brackets[0]?.above !== 0) throw new RangeError(`${name}: must begin at 0`);
  brackets.forEach((bracket, index) => {
    requireShare(`${name}[${index}].rateShare`, bracket.rateShare);
    requireNotNegative(`${name}[${index}].base`, bracket.base);
    const before = brackets[index - 1];
    if (!before) return;
    if (!(bracket.above > before.above)) throw new RangeError(`${name}[${index}].above: must ascend`);
    if (bracket.rateShare < before.rateShare)
      throw new RangeError(`${name}[${index}].rateShare: must not fall`);
    const taxBelow = before.base + before.rateShare * (bracket.above - before.above);
    if (Math.abs(taxBelow - bracket.base) > TAX_ROUNDING) {
      throw new RangeError(`${name}[${index}].base: is not the tax on what lies below`);
    }
  });
}

function checkMedicalCredits(name: string, { firstTwo, further, from65 }: MedicalCredits): void {
  requireNotNegative(`${name}.firstTwo`, firstTwo);
  requireNotNegative(`${name}.further`, further);
  requireShare(`${name}.from65.excessShare`, from65.excessShare);
  requireAtLeast(`${name}.from65.timesCredits`, from65.timesCredits, 1);
}

function checkTaxes({ taxes }: Basis): void {
  if (taxes.income.length === 0) throw new RangeError("taxes.income: must not be empty");
  if (taxes.lumpSum.length === 0) throw new RangeError("taxes.lumpSum: must not be empty");
  taxes.income.forEach(({ year, brackets, rebates, medicalCredits }, index) => {
    requireWhole(`taxes.income[${index}].year`, year);
    const before = taxes.income[index - 1];
    if (before && year !== before.year + 1)
      throw new RangeError(`taxes.income[${index}].year: years must follow`);
    checkBrackets(`taxes.income[${index}].brackets`, brackets);
    Object.entries(rebates).forEach(([name, amount]) => {
      requireNotNegative(`taxes.income[${index}].rebates.${name}`, amount);
    });
    checkMedicalCredits(`taxes.income[${index}].medicalCredits`, medicalCredits);
  });
  taxes.lumpSum.forEach(({ from, brackets }, index) => {
    requireDay(`taxes.lumpSum[${index}].from`, from);
    const before = taxes.lumpSum[index - 1];
    if (before && !(from > before.from)) throw new RangeError(`taxes.lumpSum[${index}].from: must ascend`);
    checkBrackets(`taxes.lumpSum[${index}].brackets`, brackets);
  });
}

function checkMarket({ assetClasses, correlations, inflation, pricing }: Basis): void {
  ASSET_CLASS_IDS.forEach((id, index) => {
    const assetClass = assetClasses[index];
    if (assetClass?.id !== id) throw new RangeError(`assetClasses[${index}]: must be ${id}`);
    requireRate(`assetClasses[${index}].geometricReal`, assetClass.geometricReal);
    requireNotNegative(`assetClasses[${index}].volatility`, assetClass.volatility);
  });
  if (correlations.length !== ASSET_CLASS_IDS.length)
    throw new RangeError("correlations: must have six rows");
  if (!findCholeskyFactor(correlations)) throw new RangeError("correlations: must be positive definite");
  correlations.forEach((row, i) => {
    if (row[i] !== 1) throw new RangeError(`correlations[${i}][${i}]: must be 1`);
  });
  requireRate("inflation.mean", inflation.mean);
  requireNotNegative("inflation.deviation", inflation.deviation);
  requireFinite("inflation.autocorrelation", inflation.autocorrelation);
  if (Math.abs(inflation.autocorrelation) >= 1) {
    throw new RangeError("inflation.autocorrelation: must be between -1 and 1");
  }
  requireRate("pricing.linkedReal", pricing.linkedReal);
  requireRate("pricing.fixed5", pricing.fixed5);
  requireRate("pricing.level", pricing.level);
  requireNotNegative("pricing.guaranteePeriodYears", pricing.guaranteePeriodYears);
  requireShare("pricing.partnerShare", pricing.partnerShare);
}

function checkDayOfPrices({ pricesAsOf, pricesAsOfByKind, effectiveFrom }: Basis): void {
  requireDay("pricesAsOf", pricesAsOf);
  for (const [kind, day] of Object.entries(pricesAsOfByKind)) {
    requireDay(`pricesAsOfByKind.${kind}`, day);
    if (day > pricesAsOf)
      throw new RangeError(`pricesAsOfByKind.${kind}: must not be after ${pricesAsOf}, is ${day}`);
  }
  if (effectiveFrom !== null && pricesAsOf > effectiveFrom)
    throw new RangeError(`pricesAsOf: must not be after ${effectiveFrom}, is ${pricesAsOf}`);
}

function checkFunds({ funds, defaultFunds, fees, industryFeeShare, lowFeeShare }: Basis): void {
  Object.entries(funds).forEach(([id, fund]) => {
    if (fund.id !== id) throw new RangeError(`funds.${id}.id: must be ${id}, is ${String(fund.id)}`);
    if (![1, 2, 3, 4, 5].includes(fund.riskRating.id))
      throw new RangeError(`funds.${id}.riskRating.id: must be from 1 to 5, is ${fund.riskRating.id}`);
    const shares = Object.entries(fund.mix);
    shares.forEach(([assetClass, share]) => requireShare(`funds.${id}.mix.${assetClass}`, share));
    const total = shares.reduce((sum, [, share]) => sum + share, 0);
    if (Math.abs(total - 1) > MIX_ROUNDING) throw new RangeError(`funds.${id}.mix: shares must add to 1`);
  });
  Object.entries(defaultFunds).forEach(([pot, id]) => {
    if (!funds[id]) throw new RangeError(`defaultFunds.${pot}: no such fund`);
  });
  Object.entries(fees.annual).forEach(([pot, parts]) => {
    Object.entries(parts).forEach(([part, share]) => requireShare(`fees.annual.${pot}.${part}`, share));
    if (Object.values(parts).reduce((sum, share) => sum + share, 0) >= 1)
      throw new RangeError(`fees.annual.${pot}: must take less than all`);
  });
  requireShare("fees.plannerMaximum.annualShare", fees.plannerMaximum.annualShare);
  POTS.forEach((pot) => {
    requireShare(`fees.initialShare.${pot}`, fees.initialShare[pot]);
    requireShare(`fees.plannerMaximum.initialShare.${pot}`, fees.plannerMaximum.initialShare[pot]);
  });
  requireShare("fees.vatShare", fees.vatShare);
  requireShare("industryFeeShare", industryFeeShare);
  requireShare("lowFeeShare", lowFeeShare);
}

function checkAdjusting(adjusting: Basis["rules"]["adjusting"], mostRecommendedYears: number): void {
  requireNotNegative("rules.adjusting.latestRetirementYears", adjusting.latestRetirementYears);
  requireAtLeast(
    "rules.adjusting.longestGuaranteeYears",
    adjusting.longestGuaranteeYears,
    mostRecommendedYears,
  );
  Object.entries(adjusting.steps).forEach(([name, step]) => {
    requireFinite(`rules.adjusting.steps.${name}`, step);
    if (step <= 0) throw new RangeError(`rules.adjusting.steps.${name}: must be above 0, is ${step}`);
  });
}

function checkRules({ rules, targetConfidenceShare, softMinimumSavings, impairment, pricing }: Basis): void {
  Object.entries(impairment).forEach(([name, multiple]) => requireAtLeast(`impairment.${name}`, multiple, 1));
  requireShare("rules.cashShare", rules.cashShare);
  (["deMinimis", "commutation"] as const).forEach((name) => {
    if (rules[name].length === 0) throw new RangeError(`rules.${name}: must not be empty`);
    rules[name].forEach(({ from, amount }, index) => {
      requireNotNegative(`rules.${name}[${index}].amount`, amount);
      if (from !== null) requireDay(`rules.${name}[${index}].from`, from);
      const before = rules[name][index - 1];
      if (before && !((from ?? "") > (before.from ?? ""))) {
        throw new RangeError(`rules.${name}[${index}].from: must ascend`);
      }
    });
  });
  requireShare("rules.drawdown.minimumShare", rules.drawdown.minimumShare);
  requireShare("rules.drawdown.maximumShare", rules.drawdown.maximumShare);
  if (rules.drawdown.minimumShare > rules.drawdown.maximumShare) {
    throw new RangeError("rules.drawdown: the minimum must not exceed the maximum");
  }
  requireShare("rules.unitTrustMaximumShare", rules.unitTrustMaximumShare);
  if (rules.unitTrustMaximumShare === 0)
    throw new RangeError("rules.unitTrustMaximumShare: must be above 0, is 0");
  requireNotNegative("rules.leastAnnuityPrice", rules.leastAnnuityPrice);
  Object.entries(rules.dependantsShare).forEach(([name, share]) => {
    requireShare(`rules.dependantsShare.${name}`, share);
  });
  const { minimum, usual, step } = rules.dependantsShare;
  if (minimum > usual)
    throw new RangeError("rules.dependantsShare: the minimum must not exceed the usual share");
  if (step === 0) throw new RangeError("rules.dependantsShare.step: must be above 0, is 0");
  requireNotNegative("rules.emergencyMonths", rules.emergencyMonths);
  checkAdjusting(rules.adjusting, pricing.guaranteePeriodYears);
  requireNotNegative("rules.earliestRetirementAge", rules.earliestRetirementAge);
  requireAtLeast("rules.latestRetirementAge", rules.latestRetirementAge, rules.earliestRetirementAge);
  requireShare("targetConfidenceShare", targetConfidenceShare);
  requireNotNegative("softMinimumSavings", softMinimumSavings);
}

/**
 * Checks every part of a basis.
 * @throws RangeError whose message begins with the part that is wrong
 */
export function checkBasis(basis: Basis): void {
  checkMortalityTable("mortality.male", basis.mortality.male);
  checkMortalityTable("mortality.female", basis.mortality.female);
  requireShare("improvement.rateShare", basis.improvement.rateShare);
  requireWhole("improvement.fromYear", basis.improvement.fromYear);
  checkMarket(basis);
  checkDayOfPrices(basis);
  checkFunds(basis);
  checkTaxes(basis);
  checkRules(basis);
}
