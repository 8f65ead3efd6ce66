import type { PlanChartView } from "./chart-views";
import type { ByMarket } from "../plan/markets";
import { drawsUnitTrust, type PlanFacts } from "../plan/plan-facts";
import { speakOf } from "../plan/speak-of";

/** An event at an age, worded for the wide and for the narrow drawing. */
export type DatedEvent = { age: number; words: string; shortWords: string };

const MOST_EVENTS = 3;
/** Above this multiple of the planned income, the legal minimum has raised the income. */
const RAISED = 1.01;

/** A view's three most important events, in order of age. */
export function listEvents(
  facts: PlanFacts,
  view: PlanChartView,
  { ages, income }: { ages: readonly number[]; income: ByMarket<readonly number[]> },
): DatedEvent[] {
  const lastAge = ages.at(-1) ?? 0;
  const isPaid = view === "income";
  return [
    ...(isPaid || view === "savings" ? findFall(facts) : []),
    ...findHalfLive(facts),
    ...(isPaid
      ? [...findSupportEnds(facts), ...findExpectedFall(facts), ...findFloor(facts, ages, income)]
      : []),
  ]
    .filter(({ age }) => age >= (ages[0] ?? 0) && age <= lastAge)
    .slice(0, MOST_EVENTS)
    .sort((one, other) => one.age - other.age);
}

/** The age at which income starts to fall in poor markets, because it reaches the yearly ceiling. */
function findFall({ product, isLifeAnnuity, hasUnitTrust }: PlanFacts): DatedEvent[] {
  const age = product.poor.age_income_reduces;
  if (age === null) return [];
  if (isLifeAnnuity)
    return [
      {
        age,
        words: `In poor markets the unit trust pays less from ${age}`,
        shortWords: `Poor: unit trust less from ${age}`,
      },
    ];
  return [
    {
      age,
      words: `In poor markets the income reaches ${hasUnitTrust ? "its" : "the law’s"} ceiling at ${age} and starts to fall`,
      shortWords: `Poor markets: legal limit reached at ${age}`,
    },
  ];
}

/** No event in a shared plan without health answers. */
function findHalfLive(facts: PlanFacts): DatedEvent[] {
  const { plan, common, partnerAge, partnerName } = facts;
  if (common.median_age_at_death === undefined) return [];
  const people = plan.gender === "female" ? "women" : "men";
  const age = Math.floor(common.median_age_at_death);
  const { your } = speakOf(facts);
  const then = partnerAge === undefined ? undefined : partnerAge + age - common.age_at_retirement;
  return [
    {
      age,
      words: `Half of ${people} ${your} age live past ${age}${then === undefined ? "" : ` (${partnerName ?? `${your} partner`} is then ${then})`}`,
      shortWords: `Half live past ${age}${then === undefined ? "" : ` (partner then ${then})`}`,
    },
  ];
}

function findSupportEnds({ plan, common, retirementYear }: PlanFacts): DatedEvent[] {
  if (retirementYear === undefined) return [];
  const supports = [
    {
      isPaid: plan.financially_support_children === "yes",
      year: plan.support_children_upto,
      whom: "children",
    },
    {
      isPaid: plan.financially_support_someone === "yes",
      year: plan.support_someone_upto,
      whom: "someone else",
    },
  ];
  return supports.flatMap(({ isPaid, year, whom }) => {
    if (!isPaid || year === undefined) return [];
    const age = common.age_at_retirement + Number(year) - retirementYear;
    return [{ age, words: `Support for ${whom} ends in ${year}`, shortWords: `Support ends ${year}` }];
  });
}

/** Beside a life annuity, the age from which the unit trust pays less in expected markets. */
function findExpectedFall(facts: PlanFacts): DatedEvent[] {
  const { product, isLifeAnnuity } = facts;
  const age = product.expected.age_income_reduces;
  if (!isLifeAnnuity || !drawsUnitTrust(facts) || age === null) return [];
  return [
    {
      age,
      words: `In expected markets the unit trust pays less from ${age}`,
      shortWords: `Expected: unit trust less from ${age}`,
    },
  ];
}

/** A living annuity has to pay the legal minimum; nothing else lifts an income above the planned one. */
function findFloor(
  { isLifeAnnuity }: PlanFacts,
  ages: readonly number[],
  { strong }: ByMarket<readonly number[]>,
): DatedEvent[] {
  const age = ages[strong.findIndex((amount) => amount > (strong[0] ?? 0) * RAISED)];
  if (isLifeAnnuity || age === undefined) return [];
  return [
    {
      age,
      words: `In strong markets the law’s minimum raises the income from ${age}`,
      shortWords: `Strong: minimum from ${age}`,
    },
  ];
}
