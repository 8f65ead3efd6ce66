import { Link } from "@remix-run/react";
import { MarketChart } from "~/ui/chart/market-chart";
import type { ChartDrawings } from "~/ui/chart/chart-figures";
import { Section } from "~/ui/layout/section";
import { usePlanAddress } from "~/ui/use-plan-address";
import type { ChartView } from "~/words/describe-chart";

/** The chart of a plan page, and whose plan it shows where there are two. */
export type PlanChart = ChartView & {
  drawings: ChartDrawings;
  types: readonly { type: string; name: string; isShown: boolean }[];
};

/** One view of one market at a time; the others are links, so that no script is needed. */
export function ChartSection({ chart }: { chart: PlanChart }) {
  const { view, views, markets, types } = chart;
  const state = {
    view,
    market: markets.find(({ isShown }) => isShown)?.market,
    type: types.find(({ isShown }) => isShown)?.type,
  };
  const linkTo = (changes: Partial<Record<keyof typeof state, string>>) => ({ ...state, ...changes });
  return (
    <Section id="years" title={chart.heading}>
      <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 text-small print:hidden">
        <Choices label="Show" choices={views.map((one) => ({ ...one, query: linkTo({ view: one.view }) }))} />
        <Choices
          label="Markets"
          choices={markets.map((one) => ({ ...one, query: linkTo({ market: one.market }) }))}
        />
        <Choices label="Plan" choices={types.map((one) => ({ ...one, query: linkTo({ type: one.type }) }))} />
      </div>
      <MarketChart chart={chart} />
    </Section>
  );
}

type Choice = { name: string; isShown: boolean; query: Record<string, string | undefined> };

function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  const writeAddress = usePlanAddress();
  if (choices.length < 2) return null;
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap items-baseline gap-x-4 wide:gap-x-6">
        <li aria-hidden="true" className="text-soft">
          {label}:
        </li>
        {choices.map(({ name, isShown, query }) => (
          <li key={name}>
            <Link
              to={`${writeAddress("/en/recommended-plan", query)}#years`}
              aria-current={isShown ? "true" : undefined}
              className={isShown ? "link border-b-4 border-bark font-bold text-bark no-underline" : "link"}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
