import { describe, expect, it } from "vitest";
import { LEAVES_ALL, NEEDS_NO_CASH, WANTS_CERTAINTY } from "../../../fixtures/people/retirement-cases";
import { BASIS, findRecommended } from "../../../tests/support/held-plan";
import { advise } from "../advise";
import type { Advice } from "../advice/advice";
import { yearlyMortality } from "../lives/yearly-mortality";
import { simulateFunds } from "../market/market-for-funds";
import type { Life, OtherIncome, RetirementCase } from "../case/retirement-case";

const OPTIONS = { seed: 1, paths: 1024 };
const adviseNeed = (person: RetirementCase) => advise(person, BASIS, OPTIONS);

const INCOME: OtherIncome = {
  amountPerMonth: 12_000,
  isTaxable: true,
  owner: "member",
  increase: "prices",
  survivorShare: 0,
};

type State = { year: number; member: boolean; partner: boolean };

/**
 * A slow reference for the need of a plan without medical credits: month by month of calendar time for other
 * incomes, SARS's table of 2026/27 written out, a search over the gross income, and on every path every pair
 * of lifetimes weighted by its chance.
 */
function followSlowly(person: RetirementCase, advice: Advice) {
  const taxOf = (perYear: number, age: number) => {
    const edges = [0, 245_100, 383_100, 530_200, 695_800, 887_000, 1_878_600];
    const rates = [0.18, 0.26, 0.31, 0.36, 0.39, 0.41, 0.45];
    let tax = 0;
    for (let i = 0; i < edges.length; i++)
      tax += rates[i]! * Math.max(Math.min(perYear, edges[i + 1] ?? Infinity) - edges[i]!, 0);
    return Math.max(tax - 17_820 - (age >= 65 ? 9_765 : 0) - (age >= 75 ? 3_249 : 0), 0);
  };
  const retiredIn =
    12 * Number(person.retirementDate.slice(0, 4)) + Number(person.retirementDate.slice(5, 7));
  const monthOf = (day: string | undefined, otherwise: number) =>
    day ? 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7)) : otherwise;
  /** The tax year of a payment a month after retirement ends in the next February. */
  const firstTaxYear = Math.floor((retiredIn + 1 - 3) / 12) + 1;
  const ageIn = ({ birthDate }: Life, year: number) => {
    const [born, month] = [Number(birthDate.slice(0, 4)), Number(birthDate.slice(5, 7))];
    return firstTaxYear + year - born - (month > 2 ? 1 : 0);
  };
  const yearsToRetirement =
    (Date.parse(person.retirementDate) - Date.parse(person.adviceDate)) / (365.25 * 86_400_000);

  const netOf = ({ year, member, partner }: State, ofPlan: { annuity: number; trust: number }) => {
    const taxable = { member: 0, partner: 0 };
    let untaxed = 0;
    for (const income of person.otherIncomes ?? []) {
      const lives = income.owner === "member" ? member : partner;
      const holder = lives ? income.owner : income.owner === "member" ? "partner" : "member";
      for (let month = retiredIn + 12 * year; month < retiredIn + 12 * (year + 1); month++) {
        if (month < monthOf(income.from, -Infinity) || month > monthOf(income.until, Infinity)) continue;
        const value = income.increase === "level" ? 1.045 ** -(yearsToRetirement + year + 0.5) : 1;
        const paid = income.amountPerMonth * value * (lives ? 1 : income.survivorShare);
        if (income.isTaxable) taxable[holder] += paid;
        else untaxed += paid;
      }
    }
    taxable[member ? "member" : "partner"] += ofPlan.annuity;
    let net = untaxed + ofPlan.trust + taxable.member - taxOf(taxable.member, ageIn(person.member, year));
    if (person.partner) net += taxable.partner - taxOf(taxable.partner, ageIn(person.partner, year));
    return net;
  };

  const product = findRecommended(advice);
  const isLife = product.product === "LifeAnnuity";
  const guaranteed = isLife ? 12 * product.lastingIncomePerMonth.annuity : 0;
  const capital = advice.cash.unitTrust + advice.cash.ownSavings + (isLife ? 0 : advice.cash.annuity);
  const trustShare =
    capital === 0 ? 0 : isLife ? 1 : (advice.cash.unitTrust + advice.cash.ownSavings) / capital;
  const guaranteedIn = ({ year, member }: State) =>
    member || year < product.guaranteePeriodYears ? guaranteed : product.partnerShare * guaranteed;
  const drawnIn = (state: State) => {
    const alone = person.partner && !(state.member && state.partner);
    const need = 12 * person.incomeNeededPerMonth! * (alone ? (person.needAloneShare ?? 1) : 1);
    const netWith = (drawn: number) =>
      netOf(state, { annuity: guaranteedIn(state) + (1 - trustShare) * drawn, trust: trustShare * drawn });
    let [low, high] = [0, 1e7];
    if (netWith(0) >= need) return 0;
    for (let i = 0; i < 60; i++) {
      const middle = (low + high) / 2;
      if (netWith(middle) < need) low = middle;
      else high = middle;
    }
    return high;
  };

  const mortalityOf = (life: Life) =>
    yearlyMortality({ life, retirementDate: person.retirementDate, basis: BASIS, impairment: 1 });
  const ofMember = mortalityOf(person.member);
  const ofPartner = person.partner ? mortalityOf(person.partner) : Float64Array.of(1);
  const chancesOf = (q: Float64Array) => {
    let lives = 1;
    return Array.from(q, (dies) => {
      const dead = lives * dies;
      lives -= dead;
      return dead;
    });
  };
  const years = Math.max(ofMember.length, ofPartner.length);
  const states = (member: boolean, partner: boolean) =>
    Array.from({ length: years }, (_, year) => drawnIn({ year, member, partner }));
  const needs = {
    both: person.partner ? states(true, true) : [],
    member: states(true, false),
    partner: person.partner ? states(false, true) : [],
  };
  const { annuity, unitTrust } = simulateFunds({ basis: BASIS, ...OPTIONS }, years);
  const mix = (table: "growth" | "incomeCost", at: number) =>
    (1 - trustShare) * annuity[table][at]! + trustShare * unitTrust[table][at]!;
  const mostShare = (1 - trustShare) * 0.175 + trustShare * 0.25;
  const dying = { member: chancesOf(ofMember), partner: person.partner ? chancesOf(ofPartner) : [] };
  /** The capital a year later when the need is drawn, or undefined when it cannot be. */
  const drawNeed = (path: number, standing: number, needed: number, year: number) => {
    if (needed > mostShare * standing) return undefined;
    const paid = Math.max(needed, 0.025 * (1 - trustShare) * standing);
    const at = path * annuity.years + year;
    return standing * mix("growth", at) - paid * mix("incomeCost", at);
  };
  /** The chance that the need of a survivor alone from a year on is met for life, times that of living until then. */
  const followAlone = (
    path: number,
    alone: "member" | "partner",
    from: { standing: number; year: number },
  ) => {
    let [standing, chance] = [from.standing as number | undefined, 0];
    for (let { year } = from; year < years; year++) {
      standing = drawNeed(path, standing!, needs[alone][year]!, year);
      if (standing === undefined) break;
      chance += dying[alone][year] ?? 0;
    }
    return chance;
  };
  const followBoth = (path: number) => {
    let [standing, chance] = [capital as number | undefined, 0];
    for (let year = 0; year < years; year++) {
      standing = drawNeed(path, standing!, needs.both[year]!, year);
      if (standing === undefined) break;
      const [memberDies, partnerDies] = [dying.member[year] ?? 0, dying.partner[year] ?? 0];
      const next = { standing, year: year + 1 };
      chance += memberDies * partnerDies;
      if (memberDies > 0) chance += memberDies * followAlone(path, "partner", next);
      if (partnerDies > 0) chance += partnerDies * followAlone(path, "member", next);
    }
    return chance;
  };
  let chance = 0;
  for (let path = 0; path < OPTIONS.paths; path++) {
    const start = { standing: capital, year: 0 };
    chance += (person.partner ? followBoth(path) : followAlone(path, "member", start)) / OPTIONS.paths;
  }
  return { chance, needs };
}

const ALONE: RetirementCase = {
  ...LEAVES_ALL,
  incomeNeededPerMonth: 22_000,
  otherIncomes: [
    { ...INCOME, until: "2031-08-31" },
    { ...INCOME, amountPerMonth: 5_000, increase: "level" },
    { ...INCOME, amountPerMonth: 2_400, isTaxable: false, from: "2030-05-01" },
  ],
};

const COUPLE: RetirementCase = {
  ...WANTS_CERTAINTY,
  ownSavings: 300_000,
  incomeNeededPerMonth: 30_000,
  needAloneShare: 0.7,
  otherIncomes: [
    { ...INCOME, until: "2030-02-28" },
    { ...INCOME, amountPerMonth: 9_000, owner: "partner", from: "2031-09-01", survivorShare: 0.5 },
  ],
};

const COUPLE_WITH_CAPITAL: RetirementCase = {
  ...LEAVES_ALL,
  partner: WANTS_CERTAINTY.partner!,
  incomeNeededPerMonth: 20_000,
  needAloneShare: 0.6,
  otherIncomes: [{ ...INCOME, amountPerMonth: 8_000, survivorShare: 0.5 }],
};

/** The need is fully guaranteed while both live, and 75% of the plan's income continues to her alone. */
const COUPLE_WITHOUT_OTHERS: RetirementCase = { ...WANTS_CERTAINTY, incomeNeededPerMonth: 17_500 };

describe("the need, year by year", () => {
  it("of one person is what a slow loop over every path and year finds", () => {
    const advice = adviseNeed(ALONE);
    const need = advice.incomeNeed!;
    const slow = followSlowly(ALONE, advice);
    expect(need.incomeLastsShare).toBeGreaterThan(0.05);
    expect(need.incomeLastsShare).toBeLessThan(0.95);
    expect(need.incomeLastsShare).toBeCloseTo(slow.chance, 6);
    expect(need).toMatchObject({ drawsBothLifetimes: false });
    expect(need.standardErrorShare).toBeUndefined();
    for (const { year, grossPerMonth } of need.byYear)
      expect(Math.abs(12 * grossPerMonth - slow.needs.member[year]!)).toBeLessThan(1);
  });

  it("falls with the tax of 65 and of 75, and so the chance is the same beside an income of one cent", () => {
    const person: RetirementCase = {
      ...NEEDS_NO_CASH,
      retirementDate: NEEDS_NO_CASH.adviceDate,
      member: { birthDate: "1966-01-15", sex: "male" },
      supports: LEAVES_ALL.supports,
      earlierLumpSums: 550_000,
      incomeNeededPerMonth: 16_000,
    };
    const advice = adviseNeed(person);
    const need = advice.incomeNeed!;
    // R192 000 a year after 18%, with rebates of R17 820, R27 585 and R30 834: (192 000 - 17 820) / 0.82 is R212 414.63.
    expect(
      need.byYear.map(({ year, grossPerMonth }) => [year, Math.round(grossPerMonth * 100) / 100]),
    ).toEqual([
      [0, 17_701.22],
      [4, 16_708.84],
      [14, 16_378.66],
    ]);
    expect(need.incomeLastsShare).toBeCloseTo(followSlowly(person, advice).chance, 6);
    const beside = adviseNeed({ ...person, otherIncomes: [{ ...INCOME, amountPerMonth: 0.01 }] });
    expect(need.incomeLastsShare).toBeCloseTo(beside.incomeNeed!.incomeLastsShare!, 3);
  });

  it.each([
    ["with a life annuity and a unit trust", COUPLE],
    ["that draws a living annuity", COUPLE_WITH_CAPITAL],
    ["of whom one gets three quarters of a life annuity alone", COUPLE_WITHOUT_OTHERS],
  ])("of a couple %s is that of every pair of lifetimes, within three standard errors", (_, person) => {
    const advice = adviseNeed(person);
    const need = advice.incomeNeed!;
    const chance = need.incomeLastsShare!;
    const slow = followSlowly(person, advice);
    expect(need.drawsBothLifetimes).toBe(true);
    const error = need.standardErrorShare!;
    expect(error).toBeCloseTo(Math.sqrt((chance * (1 - chance)) / OPTIONS.paths), 12);
    expect(chance).toBeGreaterThan(0.05);
    expect(chance).toBeLessThan(0.99);
    expect(Math.abs(chance - slow.chance)).toBeLessThan(3 * error);
  });

  it("is told for the years in which something changes", () => {
    const { ageAtRetirement, incomeNeed } = adviseNeed({
      ...NEEDS_NO_CASH,
      incomeNeededPerMonth: 10_000,
      otherIncomes: [{ ...INCOME, isTaxable: false, until: "2030-02-28" }],
    });
    // Until February 2030, the third year, R12 000 a month covers R10 000. At 65 R10 000 bears no tax; the
    // plan's own income does, and less from the tax year at whose end he is 75, that of the eleventh year.
    expect(incomeNeed!.byYear.map(({ year, age }) => [year, age])).toEqual(
      [0, 3, 10].map((year) => [year, ageAtRetirement + year]),
    );
    expect(incomeNeed!.byYear[0]).toMatchObject({ grossPerMonth: 0, othersAfterTaxPerMonth: 12_000 });
    expect(incomeNeed!.byYear[1]!.grossPerMonth).toBeCloseTo(10_000, 6);
    expect(incomeNeed!.byYear[1]).toMatchObject({
      othersAfterTaxPerMonth: 0,
      memberAloneGrossPerMonth: null,
    });
  });
});

describe("the guaranteed part that covers a need", () => {
  it("covers it in the years after other income has ended", () => {
    const { incomeNeed, products, cash } = adviseNeed({
      ...NEEDS_NO_CASH,
      incomeNeededPerMonth: 7_000,
      otherIncomes: [{ ...INCOME, until: "2031-02-28" }],
    });
    const perRand = products.lifeAnnuity.outcomes.expected.incomeFromAnnuityPerMonth / cash.annuity;
    expect(incomeNeed!.guaranteedAmount).toBeCloseTo(7_000 / perRand, 2);
  });

  it("is nothing only where others meet the need in every year, whoever lives", () => {
    const couple = { ...WANTS_CERTAINTY, incomeNeededPerMonth: 10_000 };
    const partnersOnly = [{ ...INCOME, owner: "partner", isTaxable: false } as const];
    const dying = adviseNeed({ ...couple, otherIncomes: partnersOnly }).incomeNeed!;
    expect(dying.guaranteedAmount).toBe(BASIS.rules.leastAnnuityPrice / 1.045 ** (101 / 365));
    const staying = adviseNeed({
      ...couple,
      otherIncomes: partnersOnly.map((income) => ({ ...income, survivorShare: 1 })),
    }).incomeNeed!;
    expect(staying).toMatchObject({ guaranteedAmount: 0, incomeLastsShare: 1 });
  });
});

describe("plans without dated incomes", () => {
  it("come out as those with an empty list of them, and a partner's share that changes nothing", () => {
    const person = { ...NEEDS_NO_CASH, incomeNeededPerMonth: 20_000, otherTaxableIncomePerMonth: 6_000 };
    const { assumed, ...told } = adviseNeed({ ...person, otherIncomes: [], needAloneShare: 0.5 });
    expect(assumed).toMatchObject({ otherIncomes: false, needAloneShare: false });
    expect(adviseNeed(person)).toMatchObject(told);
  });
});
