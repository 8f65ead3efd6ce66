/** Annuities and life insurance. */
import { findBasis, type Quote } from "../../../app/engine";
import { LEAVES_MONEY } from "../../../fixtures/people/retirement-cases";
import type { Call, Calls } from "./call";

const { member, retirementDate } = LEAVES_MONEY;
const q = [0.01, 0.02, 0.05, 0.2, 1];
const inAdvance = { interestShare: 0.05, paymentsPerYear: 12, timing: "advance" } as const;
const annuity = { ...inAdvance, mortality: q };
const pair = { ...annuity, partner: { mortality: q, share: 0.75 } };
const PAYMENTS: Call["wrong"] = [
  ["0.interestShare", "rate"],
  ["0.paymentsPerYear", "whole"],
  ["0.increaseShare", "rate"],
  ["0.timing", "name"],
];

/** The same wrong arguments, at another path. */
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

const QUOTE: Quote = {
  insurer: "A",
  date: retirementDate,
  sex: "male",
  ageYears: 65,
  kind: "level",
  guaranteePeriodYears: 10,
  partnerShare: 0.5,
  partnerAgeYears: 61.5,
  incomePerMonth: 9_384,
};

export const ANNUITIES_CALLS: Calls = {
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
  longestGuarantee: {
    args: [{ member, retirementDate, basis: findBasis("2026-11"), impairment: 1, partnerShare: 0.75 }],
    wrong: [["0.partnerShare", "share"]],
  },
  lifeAnnuityIncome: {
    args: [
      {
        member,
        retirementDate,
        basis: findBasis("2026-11"),
        impairment: 1,
        premium: 1e6,
        kind: "linked",
        guaranteePeriodYears: 10,
        partnerShare: 0.75,
      },
    ],
    wrong: [
      ["0.premium", "amount"],
      ["0.guaranteePeriodYears", "amount"],
      ["0.partnerShare", "share"],
      ["0.impairment", "multiple"],
      ["0.kind", "name"],
    ],
  },
  fitYields: {
    args: [[QUOTE], findBasis("2026-11")],
    wrong: [
      ["0.0.date", "day"],
      ["0.0.sex", "name"],
      ["0.0.ageYears", "amount"],
      ["0.0.partnerAgeYears", "amount"],
      ["0.0.kind", "name"],
      ["0.0.guaranteePeriodYears", "amount"],
      ["0.0.partnerShare", "share"],
      ["0.0.incomePerMonth", "amount"],
    ],
  },
  calibrateBasis: {
    args: [findBasis("2026-11"), [{ kind: "level", yieldShare: 0.093, quotes: [] }], "2031-04"],
    wrong: [
      ["1.0.yieldShare", "rate", "basis 2031-04, pricing.level"],
      ["2", "day", "month"],
    ],
  },
};
