/** The model's results for people of 65: their lifetimes, and the payments of an insurer and of a pool. */
import {
  type AnnuityKind,
  type Basis,
  lifeAnnuityIncome,
  lifeExpectancy,
  longestGuarantee,
  medianAgeAtDeath,
  poolCreditOutcomes,
  type Sex,
  survivalAtAnniversaries,
  yearlyMortality,
} from "~/engine";
import type { Figures } from "./fill-template";
import { decimal, percent, rand, table, whole } from "./write-numbers";

const AGE = 65;
const LATE_AGE = 95;
const RETIREMENT = "2026-11-01";
const BORN = "1961-11-01";

function lifeOf(sex: Sex, impairment: number, basis: Basis) {
  return yearlyMortality({
    life: { birthDate: BORN, sex },
    retirementDate: RETIREMENT,
    basis,
    impairment,
  });
}

function writeLives(basis: Basis): string {
  const ill = basis.impairment.seriousIllness;
  const people = [
    ["man", "male", 1],
    ["woman", "female", 1],
    ["man, seriously ill", "male", ill],
    ["woman, seriously ill", "female", ill],
  ] as const;
  return table(
    [
      "at 65, retiring in November 2026",
      "half live past",
      "mean age at death",
      `chance to reach ${LATE_AGE}`,
    ],
    people.map(([who, sex, impairment]) => {
      const q = lifeOf(sex, impairment, basis);
      return [
        who,
        decimal(medianAgeAtDeath(q, AGE), 1),
        decimal(lifeExpectancy(q, AGE).meanAgeAtDeath, 1),
        percent(survivalAtAnniversaries(q)[LATE_AGE - AGE]!, 0),
      ];
    }),
  );
}

function writeAnnuities(basis: Basis): string {
  const { pricing } = basis;
  const incomeOf = (kind: AnnuityKind) =>
    rand(
      lifeAnnuityIncome({
        member: { birthDate: BORN, sex: "male" },
        retirementDate: RETIREMENT,
        basis,
        impairment: 1,
        kind,
        guaranteePeriodYears: pricing.guaranteePeriodYears,
        partnerShare: 0,
        premium: 1_000_000,
      }),
    );
  return table(
    ["kind", "net yield i a year", "increase g", "a month for R1 000 000, man of 65 in 2026"],
    [
      [
        "linked to inflation",
        `${percent(pricing.linkedReal)} real`,
        "inflation",
        `${incomeOf("linked")}, today’s rand for life`,
      ],
      [
        "rising by 5% a year",
        percent(pricing.fixed5),
        "5%",
        `${incomeOf("increasing5")} in the first year, future rand`,
      ],
      ["level", percent(pricing.level), "none", `${incomeOf("level")} for life, future rand`],
    ],
  );
}

const GUARANTEE_AGES = [55, 60, 65, 70, 75, 80, 85];

/** The recommended guarantee and its price, and those of the longest guarantee, by age. */
function writeGuarantees(basis: Basis): string {
  const { guaranteePeriodYears: most } = basis.pricing;
  const people = [
    ["man", "male", 1],
    ["woman", "female", 1],
    ["man, seriously ill", "male", basis.impairment.seriousIllness],
  ] as const;
  return table(
    ["age in 2026", ...people.flatMap(([who]) => [who, `${most} years`])],
    GUARANTEE_AGES.map((age) => [
      String(age),
      ...people.flatMap(([, sex, impairment]) => {
        const member = { birthDate: `${2026 - age}-11-01`, sex };
        const terms = { member, retirementDate: RETIREMENT, basis, impairment, partnerShare: 0 };
        const years = longestGuarantee(terms);
        const incomeOf = (guaranteePeriodYears: number) =>
          lifeAnnuityIncome({ ...terms, kind: "linked", guaranteePeriodYears, premium: 1 });
        const costOf = (guarantee: number) => percent(1 - incomeOf(guarantee) / incomeOf(0), 1);
        return [`${years} ${years === 1 ? "year" : "years"}, ${costOf(years)}`, costOf(most)];
      }),
    ]),
  );
}

const POOL_SIZES = [100, 1_000, 10_000, 100_000];

/** A year's credit at 65 and twenty years later, for women each of whom leaves the usual share. */
function writePoolSizes(basis: Basis): string {
  const q = lifeOf("female", 1, basis);
  const dependantsShare = basis.rules.dependantsShare.usual;
  return table(
    ["women in the pool, at the age", "poor", "expected", "strong", "a large pool"],
    [0, 20].flatMap((years) =>
      POOL_SIZES.map((members) => {
        const outcomes = poolCreditOutcomes({ members, q: q[years]!, dependantsShare });
        const large = ((1 - dependantsShare) * q[years]!) / (1 - q[years]!);
        const { poor, expected, strong } = outcomes;
        return [
          `${whole(members)}, at ${AGE + years}`,
          ...[poor, expected, strong, large].map((credit) => percent(credit, 2)),
        ];
      }),
    ),
  );
}

/** The tables for people of 65. */
export function writeModelTables(basis: Basis): Figures {
  return {
    "table.lives": writeLives(basis),
    "table.lifeAnnuities": writeAnnuities(basis),
    "table.guarantees": writeGuarantees(basis),
    "table.poolSizes": writePoolSizes(basis),
  };
}
