import { failure, type Result, success } from "~/base/result";
import { NOTHING_CHANGED, pickChanges } from "~/contract/plan/adjust-rules";
import { checkNeeds } from "~/contract/plan/check-needs";
import { type AdjustNeeds, readRecommendedNeeds } from "~/contract/plan/adjust-needs";
import { listShares } from "~/contract/plan/slider-shares";
import { findAdjustLimits, toAdjustment } from "../../recommendation/adjustment";
import { type AdvisedPlan, calculateFor, findAdvisedPlan } from "../../recommendation/advised-plan";
import { roundPercent, roundRate, roundToCents } from "../../calls/round";
import { type Call, done, type Handler, type Outcome, refused, refuseMistakes } from "../../calls/handler";

/** Computes the income with the given needs; without changes, the recommended income. */
export const calculateIncome: Handler<"calculateIncome"> = async ({ store, person, body }) => {
  const advised = await findAdvisedPlan(store, person, body);
  if (!advised.ok) return refused(advised.reason);
  return answerIncome(advised.value, pickChanges(body, readNeeds(advised.value)));
};

/** Computes the incomes with several sets of needs in parallel. */
export const calculateIncomes: Handler<"calculateIncomes"> = async ({ store, person, body }) => {
  const advised = await findAdvisedPlan(store, person, body);
  if (!advised.ok) return refused(advised.reason);
  const needs = readNeeds(advised.value);
  const incomes = await Promise.all(
    body.steps.map((step) => calculateWith(pickChanges(step, needs), advised.value)),
  );
  const monthly_incomes: number[] = [];
  for (const income of incomes) {
    if (!income.ok) return income.reason;
    monthly_incomes.push(income.value);
  }
  return done({ monthly_incomes });
};

/** The same for a caller who sends only changes, at least one. */
export const calculateMonthlyIncome: Handler<"calculateMonthlyIncome"> = async ({ store, person, body }) => {
  const advised = await findAdvisedPlan(store, person, body);
  if (!advised.ok) return refused(advised.reason);
  const changes = pickChanges(body, readNeeds(advised.value));
  if (Object.keys(changes).length === 0) return refuseMistakes([{ path: "", message: NOTHING_CHANGED }]);
  return answerIncome(advised.value, changes);
};

function readNeeds({ given }: AdvisedPlan) {
  return readRecommendedNeeds(given.recommendation);
}

async function answerIncome(advised: AdvisedPlan, changes: AdjustNeeds) {
  const income = await calculateWith(changes, advised);
  return income.ok ? done({ monthly_income: income.value }) : income.reason;
}

/** Returns rand a month to the cent, or a refusal. */
async function calculateWith(
  changes: AdjustNeeds,
  advised: AdvisedPlan,
): Promise<Result<number, Outcome<never>>> {
  const limits = findAdjustLimits(advised, changes);
  const mistakes = checkNeeds(changes, limits);
  if (mistakes.length > 0) return failure(refuseMistakes(mistakes));
  const adjustment = toAdjustment(changes, { limits, basis: advised.basis });
  const income = await calculateFor(advised, "income", { adjustment });
  return income.ok ? success(roundToCents(income.value)) : failure(refused(income.reason));
}

type Loading = Call<"calculateDependantsIncomes"> | Call<"calculatePartnerIncomes">;

/** The lever of each kind of share, and the message when the plan has no such share. */
const SHARES = {
  dependants: {
    lever: "percent_capital_to_partner_dependants_annuity",
    pointsPerUnit: 100,
    none: "The recommended product leaves no percentage to dependants to choose",
  },
  partner: {
    lever: "partner_guaranteed_inc_perct",
    pointsPerUnit: 1,
    none: "The recommended product pays no income to a partner",
  },
} as const;

/** Returns the shares to load for a plan, as fractions, or a refusal. */
async function findShares(whose: keyof typeof SHARES, { store, person, body }: Loading) {
  const advised = await findAdvisedPlan(store, person, body);
  if (!advised.ok) return { refusal: refused(advised.reason) };
  const { lever, pointsPerUnit, none } = SHARES[whose];
  const limit = findAdjustLimits(advised.value)[lever];
  const recommended = readNeeds(advised.value)[lever];
  if (!limit || recommended === 0) return { refusal: refuseMistakes([{ path: "id", message: none }]) };
  const points = listShares(body.step, {
    minimum: roundRate(limit.minimum * pointsPerUnit),
    recommended: roundRate(recommended * pointsPerUnit),
  });
  return { advised: advised.value, shares: points.map((point) => point / 100) };
}

/** Computes the incomes with other shares of the capital left to dependants. */
export const calculateDependantsIncomes: Handler<"calculateDependantsIncomes"> = async (call) => {
  const found = await findShares("dependants", call);
  if (!found.advised) return found.refusal;
  const incomes = await calculateFor(found.advised, "incomesByDependantsShare", { shares: found.shares });
  return answerShares(incomes, (all) => ({
    estate_perct_n_incomes: all.map(({ dependantsShare, incomePerMonth }) => ({
      perct_capital_to_dependents: roundRate(dependantsShare),
      monthly_income: roundToCents(incomePerMonth),
    })),
  }));
};

/** Computes the incomes with other shares of the income that continue to the partner. */
export const calculatePartnerIncomes: Handler<"calculatePartnerIncomes"> = async (call) => {
  const found = await findShares("partner", call);
  if (!found.advised) return found.refusal;
  const incomes = await calculateFor(found.advised, "incomesByPartnerShare", { shares: found.shares });
  return answerShares(incomes, (all) => ({
    partner_guaranteed_inc_perct_n_incomes: all.map(({ partnerShare, incomePerMonth }) => ({
      partner_guaranteed_inc_perct: roundPercent(partnerShare),
      monthly_income: roundToCents(incomePerMonth),
    })),
  }));
};

function answerShares<Incomes, Answer>(
  incomes: Result<Incomes, "busy">,
  write: (incomes: Incomes) => Answer,
): Outcome<Answer> {
  return incomes.ok ? done(write(incomes.value)) : refused(incomes.reason);
}
