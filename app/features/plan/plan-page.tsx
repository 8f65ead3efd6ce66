import { FormNotice } from "~/ui/form";
import { Page } from "~/ui/layout/page";
import { AmendedSection } from "./amended-section";
import type { WalkThroughLinks } from "./amended-section";
import { ChartSection } from "./chart-section";
import type { PlanChart } from "./chart-section";
import { ChoicesSection } from "./choices-section";
import { CostsSection } from "./costs-section";
import type { ComparisonView } from "~/words/compare-plans";
import type { PlanView } from "~/words/describe-plan";
import { FamilySection } from "./family-section";
import { PlanHero } from "./plan-hero";
import { NextStepsSection } from "./next-steps-section";
import { OutlookSection } from "./outlook-section";
import { ReasonsSection } from "./reasons-section";
import { SmallPrint } from "./small-print";
import { SplitSection } from "./split-section";

type PlanPageProps = {
  view: PlanView;
  chart: PlanChart;
  methodAddress: string;
  /** What could not be done on the way here. */
  notice?: { words: string; link: { to: string; name: string } };
  /** What the visitor has changed in the recommendation, if anything. */
  comparison?: ComparisonView;
  links?: WalkThroughLinks;
};

/** The plan, recommended or amended: the conclusion first, then what it is based on. */
export function PlanPage({ view, chart, methodAddress, notice, comparison, links }: PlanPageProps) {
  return (
    <Page>
      {notice && <FormNotice link={notice.link}>{notice.words}</FormNotice>}
      <p className="mb-4 hidden border-b border-ink pb-2 text-small print:block">
        <strong>Baobab</strong> · {view.smallPrint.printLine}
      </p>
      {comparison && <AmendedNote />}
      <PlanHero title={view.title} hero={view.hero} levers={view.levers} leverPaths={links?.levers} />
      {comparison && <AmendedSection comparison={comparison} links={links} />}
      <SplitSection split={view.split} />
      <ChartSection chart={chart} />
      <ReasonsSection reasons={view.reasons} futureRand={view.smallPrint.futureRand} />
      {view.outlook && <OutlookSection outlook={view.outlook} />}
      <FamilySection family={view.family} />
      {view.choices && <ChoicesSection choices={view.choices} />}
      <CostsSection costs={view.costs} />
      <SmallPrint smallPrint={view.smallPrint} methodAddress={methodAddress} />
      <NextStepsSection steps={view.nextSteps} />
    </Page>
  );
}

function AmendedNote() {
  return (
    <p className="mb-6 max-w-text rounded-leaf border-2 border-leaf bg-tint-leaf p-4 tight:p-2">
      <strong>This is your amended plan.</strong> You made changes to ours.{" "}
      <a href="#amended" className="link">
        See both side by side
      </a>
    </p>
  );
}
