import { Link } from "@remix-run/react";
import { Section } from "~/ui/layout/section";
import { MarketChart } from "~/ui/chart/market-chart";
import { usePlanAddress } from "~/ui/use-plan-address";
import type { ChartView } from "~/words/describe-chart";

/** One of the four views at a time; the others are links, so that no script is needed. */
export function ChartSection({ chart }: { chart: ChartView }) {
  return (
    <Section id="years" title={chart.heading}>
      <ViewLinks views={chart.views} />
      <MarketChart id="years-chart" chart={chart} />
    </Section>
  );
}

function ViewLinks({ views }: Pick<ChartView, "views">) {
  const writeAddress = usePlanAddress();
  if (views.length < 2) return null;
  return (
    <nav aria-label="What the chart shows" className="print:hidden">
      <ul className="flex flex-wrap items-center gap-x-4 text-small wide:gap-x-6">
        <li aria-hidden="true" className="hidden text-soft wide:block">
          Show:
        </li>
        {views.map(({ view, name, isShown }) => (
          <li key={view}>
            <Link
              to={`${writeAddress("/en/recommended-plan", { view })}#years`}
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
