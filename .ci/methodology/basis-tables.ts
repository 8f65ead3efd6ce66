/** The methodology's tables of assumptions and law, from a basis, as Markdown. */
import {
  ASSET_CLASS_IDS,
  type Basis,
  effectiveAnnualCost,
  expectedRealGrossReturn,
  expectedRealNetReturn,
  type Fund,
  listHeldFunds,
  logReturnDeviation,
  type MedicalCredits,
  type Pot,
  POTS,
  type TaxBracket,
  totalAnnualFee,
  withHoldings,
} from "~/engine";
import type { Figures } from "./fill-template";
import { decimal, day, percent, rand, table } from "./write-numbers";

const POT_NAMES: Record<Pot, string> = {
  annuity: "annuity",
  unitTrust: "unit trust",
  emergencySavings: "emergency savings",
};

function writeBrackets(brackets: readonly TaxBracket[]): string[][] {
  return brackets.map(({ above, rateShare, base }, index) => {
    const next = brackets[index + 1];
    const range = next
      ? `${index === 0 ? "" : `${rand(above)} `}to ${rand(next.above)}`
      : `above ${rand(above)}`;
    const rate = percent(rateShare);
    if (above === 0) return [range, rateShare === 0 ? "0" : rate];
    return [range, `${base > 0 ? `${rand(base)} + ` : ""}${rate} of what is above ${rand(above)}`];
  });
}

function writeTaxes({ taxes }: Basis): Figures {
  const lumpSum = taxes.lumpSum.at(-1)!;
  const income = taxes.income.at(-1)!;
  const { primary, from65, from75 } = income.rebates;
  return {
    "table.lumpSumTax": table(["lump sums so far", "tax"], writeBrackets(lumpSum.brackets)),
    "lumpSum.from": day(lumpSum.from),
    "table.incomeTax": table(["taxable income", "tax"], writeBrackets(income.brackets)),
    "tax.rebates": `${rand(primary)}, from 65 ${rand(from65)} more, from 75 another ${rand(from75)}`,
    ...writeMedicalCredits(income.medicalCredits),
    "tax.earlierYears": `${taxes.income[0]!.year} to ${taxes.income.at(-2)!.year}`,
  };
}

function writeMedicalCredits({ firstTwo, further, from65 }: MedicalCredits): Figures {
  const { excessShare, timesCredits } = from65;
  return {
    "medical.credits": `${rand(firstTwo)} a month for each of the first two people and ${rand(further)} for each further one`,
    "medical.from65": `${percent(excessShare, 1)} of what the contributions exceed ${timesCredits} times these credits by`,
  };
}

function writeMarket({ assetClasses, correlations }: Basis): Figures {
  const numbers = assetClasses.map((_, index) => String(index + 1));
  return {
    "table.assetClasses": table(
      ["class", "geometric real return", "volatility"],
      assetClasses.map(({ name, geometricReal, volatility }) => [
        name,
        percent(geometricReal, 1),
        percent(volatility, 1),
      ]),
    ),
    "table.correlations": table(
      ["class", ...numbers],
      assetClasses.map(({ name }, row) => [
        `${row + 1} ${name}`,
        ...correlations[row]!.map((value, column) =>
          column > row ? "" : decimal(value, 2).replace("-", "−"),
        ),
      ]),
    ),
  };
}

function describeMix({ mix }: Fund, { assetClasses }: Basis): string {
  return ASSET_CLASS_IDS.flatMap((id, index) => {
    const share = mix[id];
    if (share === undefined) return [];
    const name = assetClasses[index]!.name;
    return [`${percent(share)} ${name.startsWith("South") ? name : name.toLowerCase()}`];
  }).join(", ");
}

function describeFund(fund: Fund, basis: Basis): string {
  const held = POTS.filter((pot) => basis.defaultFunds[pot] === fund.id);
  const feesIn = (pot: Pot) => {
    const [only] = listHeldFunds(withHoldings(basis, { [pot]: { [fund.id]: 1 } }), pot);
    if (!only) throw new Error(`${fund.name} is not held`);
    return only.annual;
  };
  const netOf = (pot: Pot) => percent(expectedRealNetReturn(fund.mix, totalAnnualFee(feesIn(pot)), basis), 2);
  const managed = (pot: Pot) => percent(feesIn(pot).managementShare, 2);
  const net = held.map((pot) => `${netOf(pot)} after those of the ${POT_NAMES[pot]}`);
  return [
    `### ${fund.name}`,
    "",
    `${describeMix(fund, basis)}. Expected real return ${percent(expectedRealGrossReturn(fund.mix, basis), 2)} a year before fees, ` +
      `${(net.length > 0 ? net : [`${netOf("unitTrust")} after those of the unit trust`]).join(" and ")}. ` +
      `Managing it costs ${managed("unitTrust")} a year with VAT, in the annuity ${managed("annuity")}. ` +
      `Fund number ${fund.number}, risk rating ${fund.riskRating.id}, ${fund.riskRating.description.toLowerCase()}. ` +
      `${held.length > 0 ? `Held by the ${held.map((pot) => POT_NAMES[pot]).join(" and the ")}.` : "Held only when it is chosen."}`,
  ].join("\n");
}

function writeFees(basis: Basis): Figures {
  const { annual, initialShare } = basis.fees;
  const { mix } = basis.funds[basis.defaultFunds.annuity];
  const costs = effectiveAnnualCost({ annual: annual.annuity, initialShare: initialShare.annuity });
  const withInitial = effectiveAnnualCost({
    annual: annual.annuity,
    initialShare: basis.fees.plannerMaximum.initialShare.annuity,
  });
  const write = (share: number) => percent(share, 2);
  return {
    "table.fees": table(
      ["a year, VAT included", "management", "automated advice", "planner", "total"],
      POTS.map((pot) => [
        POT_NAMES[pot],
        percent(annual[pot].managementShare),
        percent(annual[pot].automatedAdviceShare),
        percent(annual[pot].plannerShare),
        percent(totalAnnualFee(annual[pot])),
      ]),
    ),
    "table.effectiveAnnualCost": table(
      [
        "cost of the annuity",
        ...costs.map(({ termYears }) => (termYears === 1 ? "1 year" : `${termYears} years`)),
      ],
      [
        ["investment management", ...costs.map((cost) => write(cost.investmentManagementShare))],
        ["advice", ...costs.map((cost) => write(cost.adviceShare))],
        ["administration", ...costs.map((cost) => write(cost.administrationShare))],
        ["other", ...costs.map((cost) => write(cost.otherShare))],
        ["effective annual cost", ...costs.map((cost) => write(cost.totalShare))],
        ["with the highest initial fee", ...withInitial.map((cost) => write(cost.totalShare))],
      ],
    ),
    "fund.annuity.sigma": decimal(logReturnDeviation(mix, basis), 4),
    "fund.annuity.real": percent(expectedRealNetReturn(mix, totalAnnualFee(annual.annuity), basis), 2),
  };
}

/** Every table of a basis, and figures computed directly from it. */
export function writeBasisTables(basis: Basis): Figures {
  return {
    ...writeTaxes(basis),
    ...writeMarket(basis),
    ...writeFees(basis),
    "table.funds": Object.values(basis.funds)
      .map((fund) => describeFund(fund, basis))
      .join("\n\n"),
  };
}
