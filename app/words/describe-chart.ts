import { abbreviateRand } from "~/base/money";
import { writeChartSentences } from "./chart-sentences";
import { MARKETS, PLAN_VIEWS } from "./chart-views";
import type { ByMarket, PlanChartView } from "./chart-views";
import type { PlanFacts } from "./plan-facts";
import { formatProjection } from "./write-figures";

const MARKET_NAMES: ByMarket<string> = { poor: "Poor", expected: "Expected", strong: "Strong" };
const TABLE_HEADS = ["Age", "Poor markets", "Expected", "Strong"];

/** The chart ends at this age, or this many years after retirement if that is later. */
const LAST_AGE_SHOWN = 95;
const FEWEST_YEARS_SHOWN = 20;
const TABLE_STEP_YEARS = 5;

/** Something that happens at an age, in words for a wide and for a narrow drawing. */
type ChartEvent = { age: number; words: string; shortWords: string };

/** What the chart says: its sentences, its lines and the same figures as a table. */
export type ChartView = {
  view: PlanChartView;
  /** The views that have something to show for this product. */
  views: readonly { view: PlanChartView; name: string; isShown: boolean }[];
  heading: string;
  sentences: readonly string[];
  tags: readonly string[];
  /** What the ages along the chart are: "your age". */
  axisName: string;
  ages: readonly number[];
  series: ByMarket<readonly number[]>;
  marketNames: ByMarket<string>;
  /** The note at the end of each line. */
  endNotes: ByMarket<string>;
  /** The age that half of people like the member outlive. */
  halfLive?: ChartEvent;
  /** When income starts to fall in poor markets, in the views that show it. */
  incomeFalls?: ChartEvent;
  table: {
    caption: string;
    heads: readonly string[];
    rows: readonly { age: number; amounts: ByMarket<string> }[];
  };
};

const VIEW_NAMES: Record<PlanChartView, string> = {
  savings: "Savings",
  income: "Income",
  inheritance: "Inheritance",
  topups: "Top-ups",
};

/** What the chart shows for the view that was asked for, or for the first view when this product does not have that one. */
export function describeChart(facts: PlanFacts, asked: string | null): ChartView {
  const views = PLAN_VIEWS.filter((view) => hasAnything(pickSeries(facts, view)));
  const view = views.find((one) => one === asked) ?? views[0] ?? "income";
  const { ages } = facts.series;
  const end = Math.max(LAST_AGE_SHOWN, facts.common.age_at_retirement + FEWEST_YEARS_SHOWN);
  const shown = ages.filter((age) => age <= end).length;
  const whole = pickSeries(facts, view);
  const series = {
    poor: whole.poor.slice(0, shown),
    expected: whole.expected.slice(0, shown),
    strong: whole.strong.slice(0, shown),
  };
  const shownAges = ages.slice(0, shown);
  const lastAge = shownAges.at(-1) ?? end;
  return {
    view,
    views: views.map((one) => ({ view: one, name: VIEW_NAMES[one], isShown: one === view })),
    heading: writeHeading(facts, view),
    sentences: writeChartSentences({ facts, view, ages: shownAges, series }),
    tags:
      view === "income" || view === "topups"
        ? ["today’s rand", "before tax"]
        : ["today’s rand", "after costs"],
    axisName: "your age",
    ages: shownAges,
    series,
    marketNames: MARKET_NAMES,
    endNotes: writeEndNotes(view, series, lastAge),
    halfLive: keepUpTo(lastAge, findHalfLive(facts)),
    incomeFalls:
      view === "savings" || view === "income" ? keepUpTo(lastAge, findIncomeFalls(facts)) : undefined,
    table: {
      caption: `${writeTableCaption(view)}, today’s rand`,
      heads: TABLE_HEADS,
      rows: shownAges.flatMap((age, i) =>
        i === 0 || age % TABLE_STEP_YEARS === 0 ? [{ age, amounts: writeAmounts(series, i) }] : [],
      ),
    },
  };
}

function pickSeries({ series }: PlanFacts, view: PlanChartView): ByMarket<readonly number[]> {
  const byView = {
    savings: series.invest_balance,
    income: series.monthly_income,
    inheritance: series.estate,
    topups: series.top_ups,
  };
  return byView[view];
}

function hasAnything(series: ByMarket<readonly number[]>): boolean {
  return MARKETS.some((market) => series[market].some((amount) => amount >= 1));
}

function writeHeading({ isLifeAnnuity }: PlanFacts, view: PlanChartView): string {
  const headings: Record<PlanChartView, string> = {
    savings: isLifeAnnuity
      ? "What is left in your unit trust as you grow older"
      : "What is left of your savings as you grow older",
    income: "What you are paid as you grow older",
    inheritance: "What you leave behind, by your age at death",
    topups: "What top-ups add to your income",
  };
  return headings[view];
}

function findHalfLive({ plan, common }: PlanFacts): ChartEvent {
  const people = plan.gender === "female" ? "women" : "men";
  const likeYou = plan.has_serious_illness === "yes" ? "of your age and health" : "your age";
  const age = Math.floor(common.median_age_at_death);
  return { age, words: `half of ${people} ${likeYou} live past ${age}`, shortWords: `half live past ${age}` };
}

function findIncomeFalls({ product }: PlanFacts): ChartEvent | undefined {
  const age = product.poor.age_income_reduces;
  if (age === null) return undefined;
  return {
    age,
    words: `In poor markets your income starts to fall at ${age}`,
    shortWords: `income falls at ${age}`,
  };
}

function keepUpTo(lastAge: number, event: ChartEvent | undefined): ChartEvent | undefined {
  return event && event.age <= lastAge ? event : undefined;
}

function writeEndNotes(
  view: PlanChartView,
  series: ByMarket<readonly number[]>,
  lastAge: number,
): ByMarket<string> {
  const unit = view === "income" || view === "topups" ? "a month" : `left at ${lastAge}`;
  const write = (amounts: readonly number[]) => {
    const last = amounts.at(-1) ?? 0;
    return last < 1 ? "nothing left" : `${abbreviateRand(Number(last.toPrecision(2)))} ${unit}`;
  };
  return { poor: write(series.poor), expected: write(series.expected), strong: write(series.strong) };
}

function writeTableCaption(view: PlanChartView): string {
  const captions: Record<PlanChartView, string> = {
    savings: "What is left at each age, after costs",
    income: "Income a month before tax at each age",
    inheritance: "What is left behind at each age at death, after costs",
    topups: "Top-ups a month before tax at each age",
  };
  return captions[view];
}

function writeAmounts(series: ByMarket<readonly number[]>, i: number): ByMarket<string> {
  return {
    poor: formatProjection(series.poor[i] ?? 0),
    expected: formatProjection(series.expected[i] ?? 0),
    strong: formatProjection(series.strong[i] ?? 0),
  };
}
