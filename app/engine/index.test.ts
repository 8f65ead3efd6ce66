/** Every function of the index: called as its docblock shows, and called with whatever cannot be. */
import { describe, expect, test } from "vitest";
import * as engine from "~/engine";

const basis = engine.findBasis("2026-11");
const q = [0.01, 0.02, 0.05, 0.2, 1];
const inAdvance = { interestShare: 0.05, paymentsPerYear: 12, timing: "advance" } as const;
const annuity = { ...inAdvance, mortality: q };
const fund = engine.pathsFromReturns({ returns: [[0.1, 0.05, 0.08, 0.02, 0.04]], inflation: 0.045 });
const ceilings = engine.livingAnnuityCeilings({ fund, credits: engine.noCredits(5), maximumShare: 0.175 });
const deaths = engine.deathInYearProbabilities(q);
const member = { birthDate: "1961-06-15", sex: "male" } as const;
const life = { life: member, retirementDate: "2027-06-15", basis, impairment: 1 };
const mix = { saEquity: 0.6, saBonds: 0.4 };
const charges = { annual: basis.fees.annual.annuity, initialShare: 0.01 };
const lumpSum = { priorLumpSums: 0, date: "2026-11-20", basis };
const retirementCase = {
  adviceDate: "2026-11-20",
  retirementDate: "2027-06-15",
  member,
  savings: 2_000_000,
  debt: 0,
  emergencyIncomePerMonth: 0,
  personalUse: 0,
  supports: [],
  hasBackup: true,
  importance: "inheritance",
  seriousIllness: false,
  smoker: false,
} as const;
const options = { seed: 1, paths: 16 };
const forIncome = {
  ...retirementCase,
  importance: "income",
  partner: { birthDate: "1964-01-02", sex: "female" },
} as const;

const NOT_FINITE = [Number.NaN, Infinity, -Infinity];
/** What an argument of a kind must never be. */
const WRONG = {
  number: NOT_FINITE,
  amount: [...NOT_FINITE, -1],
  share: [...NOT_FINITE, -0.01, 1.01],
  rate: [...NOT_FINITE, -1],
  whole: [...NOT_FINITE, -1, 1.5],
  multiple: [...NOT_FINITE, 0.99],
  chances: [[], [Number.NaN], [-0.1], [1.1]],
  amounts: [[], [Number.NaN], [-1], [Infinity]],
  list: [[]],
  day: ["2026-02-30", "soon", ""],
  name: ["no such"],
} satisfies Record<string, unknown[]>;

/** Arguments of a valid call, and for each argument that can be wrong its path, its kind and its name in the message. */
type Call = { args: unknown[]; wrong: [path: string, kind: keyof typeof WRONG, named?: string][] };

const PAYMENTS: Call["wrong"] = [
  ["0.interestShare", "rate"],
  ["0.paymentsPerYear", "whole"],
  ["0.increaseShare", "rate"],
  ["0.increaseAmount", "amount"],
  ["0.timing", "name"],
];

/** The same wrong arguments, at another place. */
const at = (place: string, wrong: Call["wrong"]): Call["wrong"] =>
  wrong.map(([path, kind, named]) => [path.replace(/^0/, place), kind, named ?? path.split(".").at(-1)!]);

const ANNUITY: Call["wrong"] = [
  ...PAYMENTS,
  ["0.mortality", "chances"],
  ["0.guaranteeYears", "amount"],
  ["0.deferredYears", "amount"],
  ["0.termYears", "amount"],
  ["0.withinYear", "name"],
];
const pair = { ...annuity, partner: { mortality: q, share: 0.75 } };
const ANSWERS: Call["wrong"] = [
  ["0.savings", "amount"],
  ["0.debt", "amount"],
  ["0.personalUse", "amount"],
  ["0.emergencyIncomePerMonth", "amount"],
  ["0.retirementDate", "day", ""],
];

const CALLS: Record<string, Call> = {
  chooseBasis: { args: ["2026-11-20"], wrong: [["0", "day", "date"]] },
  findBasis: { args: ["2026-11"], wrong: [["0", "name", "version"]] },
  checkReleasedBases: { args: [[basis]], wrong: [["0", "list", "effectiveFrom"]] },
  advise: {
    args: [retirementCase, basis, options],
    wrong: [...ANSWERS, ["2.seed", "whole"], ["2.paths", "whole"]],
  },
  guaranteedIncome: { args: [retirementCase, basis], wrong: ANSWERS },
  customise: {
    args: [retirementCase, { dependantsShare: 0.3 }, basis, options],
    wrong: [
      ...ANSWERS,
      ["1.dependantsShare", "share"],
      ["1.debtRepayment", "amount"],
      ["1.emergencySavings", "amount"],
      ["1.personalUse", "amount"],
      ["1.retirementDate", "day"],
      ["1.desiredIncomePerMonth", "amount"],
      ["3.seed", "whole"],
      ["3.paths", "whole"],
    ],
  },
  adjustedIncomePerMonth: {
    args: [forIncome, { retirementDate: "2028-03-01" }, basis, options],
    wrong: [
      ["1.retirementDate", "day"],
      ["1.guaranteePeriodYears", "amount"],
      ["1.partnerShare", "share"],
      ["3.seed", "whole"],
      ["3.paths", "whole"],
    ],
  },
  incomesByDependantsShare: {
    args: [retirementCase, [0.3, 0.4], basis, options],
    wrong: [
      ["1.1", "share", "dependantsShare"],
      ["3.seed", "whole"],
      ["3.paths", "whole"],
    ],
  },
  incomesByPartnerShare: {
    args: [forIncome, [0, 0.5], basis, options],
    wrong: [
      ["1.1", "share", "partnerShare"],
      ["3.seed", "whole"],
      ["3.paths", "whole"],
    ],
  },
  findLimits: { args: [retirementCase, basis], wrong: ANSWERS },
  withFees: {
    args: [basis, { annuity: { annualExclVatShare: 0.005, initialExclVatShare: 0.01 } }],
    wrong: [
      ["1.annuity.annualExclVatShare", "share", "annuity.annualExclVatShare"],
      ["1.annuity.initialExclVatShare", "share", "annuity.initialExclVatShare"],
    ],
  },

  mortalityFromRates: {
    args: [{ firstAge: 60, rates: q, age: 62 }],
    wrong: [
      ["0.rates", "chances"],
      ["0.age", "whole"],
      ["0.firstAge", "whole"],
    ],
  },
  mortalityFromLives: {
    args: [{ firstAge: 60, lives: [100, 90, 50, 0], age: 61 }],
    wrong: [
      ["0.lives", "amounts"],
      ["0.age", "whole"],
      ["0.firstAge", "whole"],
    ],
  },
  mortalityFromForces: {
    args: [{ firstAge: 60, forces: [0.01, 0.02], age: 60 }],
    wrong: [
      ["0.forces", "amounts"],
      ["0.age", "whole"],
      ["0.firstAge", "whole"],
    ],
  },
  mortalityFromSelectRates: {
    args: [
      {
        firstAge: 40,
        select: [[0.003, 0.005]],
        ultimate: { firstAge: 42, rates: q },
        ageAtSelection: 40,
        yearsSince: 1,
      },
    ],
    wrong: [
      ["0.select", "list"],
      ["0.select.0", "chances", "select"],
      ["0.ultimate.rates", "chances"],
      ["0.ageAtSelection", "whole", "age"],
      ["0.yearsSince", "whole"],
    ],
  },
  adjustMortality: {
    args: [q, { forceMultiple: 1.5, rateMultiple: 0.9, improvementShare: 0.01, yearsImproved: 28 }],
    wrong: [
      ["0", "chances", "q"],
      ["1.forceMultiple", "amount"],
      ["1.rateMultiple", "amount"],
      ["1.improvementShare", "share"],
      ["1.yearsImproved", "amount"],
    ],
  },
  makehamSurvival: {
    args: [{ a: 0.00022, b: 2.7e-6, c: 1.124, age: 65 }],
    wrong: [
      ["0.a", "amount"],
      ["0.b", "amount"],
      ["0.c", "multiple"],
      ["0.age", "amount"],
    ],
  },
  yearlyMortality: {
    args: [life],
    wrong: [
      ["0.impairment", "multiple"],
      ["0.retirementDate", "day"],
      ["0.life.birthDate", "day", "life.birthDate"],
      ["0.basis.mortality.male.muHalf", "amounts", "table.muHalf"],
      ["0.basis.improvement.rateShare", "share", "basis.improvement.rateShare"],
      ["0.basis.improvement.fromYear", "number", "basis.improvement.fromYear"],
    ],
  },
  survivalAt: {
    args: [q, 1.5, "uniformDeaths"],
    wrong: [
      ["0", "chances", "q"],
      ["1", "amount", "years"],
      ["2", "name", "withinYear"],
    ],
  },
  survivalFrom: {
    args: [q, 0.5, "uniformDeaths"],
    wrong: [
      ["0", "chances", "q"],
      ["1", "amount", "years"],
      ["2", "name", "withinYear"],
    ],
  },
  survivalAtAnniversaries: { args: [q], wrong: [["0", "chances", "q"]] },
  survivalAtTimes: {
    args: [q, 12, "constantForce"],
    wrong: [
      ["0", "chances", "q"],
      ["1", "whole", "pointsPerYear"],
      ["2", "name", "withinYear"],
    ],
  },
  deathInYearProbabilities: { args: [q], wrong: [["0", "chances", "q"]] },
  lifeExpectancy: {
    args: [q, 65, "uniformDeaths"],
    wrong: [
      ["0", "chances", "q"],
      ["1", "amount", "ageAtStart"],
      ["2", "name", "withinYear"],
    ],
  },
  medianAgeAtDeath: {
    args: [q, 65],
    wrong: [
      ["0", "chances", "mortality"],
      ["1", "amount", "ageAtStart"],
    ],
  },
  randomLifetimes: {
    args: [q, [0.2, 0.7], "uniformDeaths"],
    wrong: [
      ["0", "chances", "mortality"],
      ["1", "chances", "uniforms"],
      ["2", "name", "withinYear"],
    ],
  },
  pairStatus: {
    args: [q, [0.1, 1]],
    wrong: [
      ["0", "chances", "q"],
      ["1", "chances", "q"],
    ],
  },
  lastSurvivorYearlyMortality: {
    args: [q, [0.1, 1]],
    wrong: [
      ["0", "chances", "q"],
      ["1", "chances", "q"],
    ],
  },

  annuityFactor: {
    args: [pair],
    wrong: [
      ...ANNUITY,
      ["0.partner.mortality", "chances", "partner.mortality"],
      ["0.partner.share", "share", "partner.share"],
      ["0.partner.bothShare", "share", "partner.bothShare"],
      ["0.partner.memberAloneShare", "share", "partner.memberAloneShare"],
    ],
  },
  certainAnnuityFactor: { args: [inAdvance, 10], wrong: [...PAYMENTS, ["1", "amount", "years"]] },
  annuityPayment: { args: [1_000_000, annuity], wrong: [["0", "amount", "premium"], ...at("1", ANNUITY)] },
  assuranceFactor: {
    args: [{ mortality: q, interestShare: 0.05, kind: "endowment", termYears: 3, periodsPerYear: 12 }],
    wrong: [
      ["0.mortality", "chances"],
      ["0.interestShare", "rate"],
      ["0.kind", "name"],
      ["0.termYears", "amount"],
      ["0.periodsPerYear", "whole"],
      ["0.withinYear", "name"],
    ],
  },
  lifeAnnuityIncome: {
    args: [{ ...life, member, premium: 1e6, kind: "linked", guaranteePeriodYears: 10, partnerShare: 0.75 }],
    wrong: [
      ["0.premium", "amount"],
      ["0.guaranteePeriodYears", "amount"],
      ["0.partnerShare", "share"],
      ["0.impairment", "multiple"],
      ["0.kind", "name"],
    ],
  },

  yearsUntilIncomeReduces: {
    args: [{ drawdownShare: 0.05, returnShare: 0.1, inflationShare: 0.06 }],
    wrong: [
      ["0.drawdownShare", "share"],
      ["0.returnShare", "rate"],
      ["0.inflationShare", "rate"],
      ["0.increaseShare", "rate"],
      ["0.maximumShare", "share"],
      ["0.paymentsPerYear", "whole"],
      ["0.timing", "name"],
    ],
  },
  pathsFromReturns: {
    args: [{ returns: [[0.1, 0.05]], inflation: 0.045 }],
    wrong: [
      ["0.returns", "list"],
      ["0.returns.0", "list", "returns[0]"],
      ["0.returns.0.1", "rate", "returns[0][1]"],
      ["0.inflation", "rate"],
      ["0.paymentsPerYear", "whole"],
      ["0.timing", "name"],
    ],
  },
  livingAnnuityCeilings: {
    args: [{ fund, credits: engine.noCredits(5), maximumShare: 0.175 }],
    wrong: [
      ["0.credits", "list"],
      ["0.credits.2", "amount", "credits[2]"],
      ["0.maximumShare", "share"],
    ],
  },
  unitTrustCeilings: { args: [fund, 5], wrong: [["1", "whole", "years"]] },
  listCeilings: { args: [ceilings], wrong: [] },
  sustainableIncome: {
    args: [ceilings, deaths, 0.75],
    wrong: [
      ["1", "list", "deaths"],
      ["1.2", "share", "deaths[2]"],
      ["2", "share", "confidence"],
    ],
  },
  lastingShare: {
    args: [[{ ceilings, incomeShare: 0.05 }], deaths],
    wrong: [
      ["0", "list", "incomes"],
      ["0.0.incomeShare", "amount"],
      ["1.2", "share", "deaths[2]"],
      ["1", "list", "deaths"],
    ],
  },
  noCredits: { args: [5], wrong: [["0", "whole", "years"]] },
  poolCredits: {
    args: [{ mortality: q, dependantsShare: 0.5, applyExclusion: false }],
    wrong: [
      ["0.mortality", "chances"],
      ["0.dependantsShare", "share"],
    ],
  },
  poolCreditOutcomes: {
    args: [{ members: 100, q: 0.02, dependantsShare: 0.5 }],
    wrong: [
      ["0.members", "whole"],
      ["0.q", "share"],
      ["0.dependantsShare", "share"],
    ],
  },

  incomeTax: {
    args: [{ taxablePerYear: 300_000, ageAtYearEnd: 66, yearOfAssessment: 2027, basis }],
    wrong: [
      ["0.taxablePerYear", "amount"],
      ["0.ageAtYearEnd", "amount"],
      ["0.yearOfAssessment", "whole"],
      ["0.basis.taxes.income", "list", "basis.taxes.income"],
    ],
  },
  lumpSumTax: {
    args: [{ ...lumpSum, amount: 900_000 }],
    wrong: [
      ["0.amount", "amount"],
      ["0.priorLumpSums", "amount"],
      ["0.date", "day"],
      ["0.basis.taxes.lumpSum", "list", "basis.taxes.lumpSum"],
    ],
  },
  grossLumpSum: {
    args: [{ ...lumpSum, net: 730_400 }],
    wrong: [
      ["0.net", "amount"],
      ["0.priorLumpSums", "amount"],
      ["0.date", "day"],
    ],
  },
  taxFreeLumpSum: {
    args: [lumpSum],
    wrong: [
      ["0.priorLumpSums", "amount"],
      ["0.date", "day"],
    ],
  },
  expectedRealGrossReturn: { args: [mix, basis], wrong: [["0.saEquity", "share", "mix.saEquity"]] },
  expectedRealNetReturn: {
    args: [mix, 0.02, basis],
    wrong: [
      ["0.cash", "share", "mix.cash"],
      ["1", "share", "feeShare"],
    ],
  },
  expectedNominalGrossReturn: { args: [mix, basis], wrong: [["0.saBonds", "share", "mix.saBonds"]] },
  costOverTerm: {
    args: [charges, 0.1, 5],
    wrong: [
      ["0.annual.managementShare", "share", "fees.managementShare"],
      ["0.initialShare", "share"],
      ["1", "rate", "grossReturn"],
      ["2", "amount", "termYears"],
    ],
  },
  effectiveAnnualCost: {
    args: [charges, 0.1],
    wrong: [
      ["0.initialShare", "share"],
      ["1", "rate", "grossReturn"],
    ],
  },
};

const functions = Object.entries(engine).filter(([, value]) => typeof value === "function") as [
  string,
  (...args: unknown[]) => unknown,
][];

/** The arguments with one of them, or a part of one, replaced. */
function replaceArgument(args: readonly unknown[], path: string, value: unknown): unknown[] {
  const [key, ...rest] = path.split(".") as [string, ...string[]];
  const replaceIn = (part: unknown, keys: readonly string[]): unknown => {
    const [next, ...after] = keys;
    if (next === undefined) return value;
    const copy: unknown =
      part instanceof Float64Array
        ? part.slice()
        : Array.isArray(part)
          ? [...(part as unknown[])]
          : { ...(part as object) };
    const holder = copy as Record<string, unknown>;
    holder[next] = replaceIn(holder[next], after);
    return copy;
  };
  return args.map((arg, index) => (index === Number(key) ? replaceIn(arg, rest) : arg));
}

/** Every number in an answer. */
function listNumbers(answer: unknown): number[] {
  if (typeof answer === "number") return [answer];
  if (answer instanceof Float64Array) return [...answer];
  return typeof answer === "object" && answer !== null ? Object.values(answer).flatMap(listNumbers) : [];
}

/** Makes every part of an argument unchangeable; arrays of the machine's own numbers cannot be. */
function freeze(part: unknown): void {
  if (typeof part !== "object" || part === null || ArrayBuffer.isView(part) || Object.isFrozen(part)) return;
  Object.freeze(part);
  Object.values(part).forEach(freeze);
}

describe.each(functions)("%s", (name, call) => {
  test("is called here with arguments that can be, changes none, and answers with finite numbers", () => {
    expect(CALLS[name], "add the function to CALLS").toBeDefined();
    const { args } = CALLS[name]!;
    freeze(args);
    const numbers = listNumbers(args);
    const answer = call(...args);
    expect(listNumbers(args)).toEqual(numbers);
    expect(listNumbers(call(...args))).toEqual(listNumbers(answer));
    for (const number of listNumbers(answer)) expect(number).toSatisfy(Number.isFinite);
  });

  const wrong = (CALLS[name]?.wrong ?? []).flatMap(([path, kind, named]) =>
    WRONG[kind].map((value) => ({ path, named: named ?? path.split(".").at(-1)!, value: value as unknown })),
  );
  test.each(wrong)("refuses $path = $value by name", ({ path, named, value }) => {
    const act = () => call(...replaceArgument(CALLS[name]!.args, path, value));
    expect(act).toThrow(RangeError);
    expect(act).toThrow(new RegExp(`^(\\w+[.[].*)?${named.replace(/[[\].]/g, "\\$&")}.*: `));
  });
});

describe("functions that a mortality may be", () => {
  test.each<[string, (years: number) => number, RegExp]>([
    ["does not begin alive", () => 0.5, /^mortality\(0\): /],
    [
      "rises",
      (years) => (years === 2 ? 0.9 : 0.99 ** years * (years > 0 ? 0.5 : 1)),
      /^mortality\(2\): must not rise/,
    ],
    ["is no number", (years) => (years > 1 ? Number.NaN : 1), /^mortality\(/],
    ["goes below 0", (years) => 1 - years, /^mortality\(/],
  ])("one that %s is refused", (_, mortality, message) => {
    const act = () => engine.annuityFactor({ ...annuity, paymentsPerYear: 1, mortality });
    expect(act).toThrow(RangeError);
    expect(act).toThrow(message);
  });
});
