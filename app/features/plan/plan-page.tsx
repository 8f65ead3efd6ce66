import { sayPhoneNumber } from "~/base/operator";
import { BoldText } from "~/ui/bold-text";
import { FormNotice } from "~/ui/form";
import { Page } from "~/ui/layout/page";
import { useOperator } from "~/ui/operator";
import { AmendedSection } from "./amended-section";
import type { WalkThroughLinks } from "./amended-section";
import { ChartSection } from "./chart-section";
import type { PlanChart } from "./chart-section";
import { ChoicesSection } from "./choices-section";
import { CostsSection } from "./costs-section";
import type { ComparisonView } from "~/words/compare-plans";
import type { PlanView } from "~/words/describe-plan";
import { EditSection } from "./edit-section";
import type { EditLink } from "./edit-section";
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
  /** The parts that can be edited; absent where an earlier version worked the plan out. */
  edits?: readonly EditLink[];
};

/** The plan, recommended or amended: the conclusion first, then what it is based on. */
export function PlanPage(props: PlanPageProps) {
  const { view, chart, methodAddress, notice, comparison, links, edits } = props;
  return (
    <Page>
      {notice && <FormNotice link={notice.link}>{notice.words}</FormNotice>}
      <p className="mb-4 hidden border-b border-ink pb-2 text-small print:block">
        <strong>Baobab</strong> · {view.smallPrint.printLine}
      </p>
      {comparison && <AmendedNote comparison={comparison} />}
      <PlanHero title={view.title} hero={view.hero} levers={view.levers} leverPaths={links?.levers} />
      {comparison && <AmendedSection comparison={comparison} links={links} />}
      <SplitSection split={view.split} />
      <MeetingNotes costs={view.costs.inShort} />
      <ChartSection chart={chart} />
      <ReasonsSection reasons={view.reasons} futureRand={view.smallPrint.futureRand} />
      {view.outlook && <OutlookSection outlook={view.outlook} />}
      <FamilySection family={view.family} />
      {view.choices && <ChoicesSection choices={view.choices} />}
      {edits && <EditSection edits={edits} />}
      <div className="paper-pair">
        <CostsSection costs={view.costs} />
        <SmallPrint smallPrint={view.smallPrint} methodAddress={methodAddress} />
        <p className="notes col-span-full hidden print:block">
          <strong>For advisers:</strong>{" "}
          {view.smallPrint.facts.map(({ name, value }) => `${name}: ${value}`).join(" · ")}
        </p>
      </div>
      <NextStepsSection steps={view.nextSteps} />
    </Page>
  );
}

/** On paper only: what a meeting needs besides, so that the first page is enough for it. */
function MeetingNotes({ costs }: { costs: string }) {
  const operator = useOperator();
  return (
    <div className="notes section hidden print:block">
      <p>
        <BoldText text={costs} />
      </p>
      <p>
        <strong>Questions?</strong> Call {sayPhoneNumber(operator)}, {operator.hours.text}.
      </p>
    </div>
  );
}

/** On paper it has the two incomes in place of the comparison, which the page that compares plans prints. */
function AmendedNote({ comparison: { income } }: { comparison: ComparisonView }) {
  return (
    <p className="mb-6 max-w-text rounded-leaf border-2 border-leaf bg-tint-leaf p-4 tight:p-2 print:mb-2 print:border-0 print:p-0">
      <strong>This is your amended plan.</strong> You made changes to ours.{" "}
      <a href="#amended" className="link print:hidden">
        See both side by side
      </a>
      <span className="hidden print:inline">
        We recommended {income.recommended} a month; this one pays {income.amended}:{" "}
        <strong>{income.difference.words}</strong>.
      </span>
    </p>
  );
}
