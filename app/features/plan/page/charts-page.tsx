import type { ReactNode } from "react";
import type { ChartDrawings } from "~/ui/chart/chart-figures";
import { AgeChart } from "~/ui/chart/age-chart";
import { ChoiceLinks } from "~/ui/choice-links";
import { Page } from "~/web/layout/page";
import { Section } from "~/ui/layout/section";
import { usePlanAddress } from "~/web/request/use-plan-address";
import type { ChartView } from "~/words/chart/describe-chart";
import type { LivedOnView } from "~/words/chart/income-by-year";
import { BackToPlan } from "~/web/plan/back-to-plan";
import { CHARTS } from "./addresses";
import type { PlanChart } from "./chart-section";
import { IncomesPicture } from "./incomes-section";

type ChartsPageProps = Pick<PlanChart, "markets" | "types"> & {
  charts: readonly (ChartView & { drawings: ChartDrawings })[];
  incomes?: LivedOnView;
  /** The sharer's note on a shared plan. */
  sharedBy?: ReactNode;
};

/** All charts of a plan, one below the other. With scripts the plan's page shows them as a dialog. */
export function ChartsPage({ charts, incomes, markets, types, sharedBy }: ChartsPageProps) {
  const writeAddress = usePlanAddress();
  const state = {
    market: markets.find(({ isShown }) => isShown)?.market,
    type: types.find(({ isShown }) => isShown)?.type,
  };
  const linkTo = (changes: Partial<typeof state>) => writeAddress(CHARTS, { ...state, ...changes });
  return (
    <Page>
      {sharedBy}
      <BackToPlan />
      <h1 className="heading-1 mb-3">The plan, year by year</h1>
      <div className="flex flex-wrap gap-x-8 gap-y-2">
        <ChoiceLinks
          label="Markets"
          links={markets.map((one) => ({ ...one, to: linkTo({ market: one.market }) }))}
        />
        <ChoiceLinks label="Plan" links={types.map((one) => ({ ...one, to: linkTo({ type: one.type }) }))} />
      </div>
      {charts.map((chart) => (
        <Section key={chart.view} id={chart.view} title={chart.heading}>
          <AgeChart chart={chart} />
        </Section>
      ))}
      {incomes && (
        <Section id="all-incomes" title={incomes.heading}>
          <IncomesPicture name="all-incomes" incomes={incomes} hasSentences />
        </Section>
      )}
    </Page>
  );
}
