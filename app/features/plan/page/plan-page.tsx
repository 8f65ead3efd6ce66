import type { ReactNode } from "react";
import { sayPhoneNumber } from "~/base/operator";
import { BoldText } from "~/ui/bold-text";
import { FormNotice } from "~/ui/form";
import { Page } from "~/web/layout/page";
import { useOperator } from "~/web/page/operator";
import { usePlanAddress } from "~/web/plan/use-plan-address";
import { AmendedSection } from "./amended-section";
import type { WalkThroughLinks } from "./amended-section";
import { AssumedOnPaper, AssumedSection } from "./assumed-section";
import { ChartSection } from "./chart-section";
import type { PlanChart } from "./chart-section";
import { ChoiceLead } from "./choice-lead";
import { ChoicesSection } from "./choices-section";
import { CostsSection } from "./costs-section";
import type { ComparisonView } from "~/words/changes/compare-plans";
import type { PlanView } from "~/words/plan/describe-plan";
import type { ShownNote } from "~/words/changes/describe-shown";
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
  /** What was chosen before the plan was changed, and asked for. */
  lostChoice?: readonly string[];
  /** That changes of the plan are gone, and why. */
  droppedNote?: string;
  /** What the visitor has changed in the recommendation, if anything, and which of the two plans this is. */
  comparison?: ComparisonView;
  shownNote?: ShownNote;
  links?: WalkThroughLinks;
  /** The plan's address, for paper. */
  paperAddress: string;
  /** For a shared plan: who shares it, shown first. Nothing on the page then leads to a change. */
  sharedBy?: ReactNode;
  /** What stands below a shared plan. */
  end?: ReactNode;
  /** The parts that can be edited; absent where an earlier version worked the plan out. */
  edits?: readonly EditLink[];
};

/** The plan, recommended or amended: the conclusion first, then what it is based on. */
export function PlanPage(props: PlanPageProps) {
  const { view, chart, methodAddress, notice, lostChoice, comparison, shownNote, links, edits } = props;
  return (
    <Page>
      {notice && <FormNotice link={notice.link}>{notice.words}</FormNotice>}
      <p className="mb-4 hidden border-b border-ink pb-2 text-small print:block">
        <strong>Baobab</strong> · {view.smallPrint.printLine} · <PaperAddress address={props.paperAddress} />
      </p>
      {props.sharedBy}
      {props.droppedNote && (
        <p className={`${NOTE} border-ink bg-tint-sun print:hidden`}>{props.droppedNote}</p>
      )}
      {lostChoice && <LostChoice sentences={lostChoice} />}
      {comparison && shownNote && <ShownPlanNote note={shownNote} comparison={comparison} />}
      {view.choice && <ChoiceLead title={view.title} choice={view.choice} />}
      <PlanHero
        title={view.choice ? "The income in full" : view.title}
        hero={view.hero}
        levers={view.levers}
        gap={view.gap}
        changePaths={links?.changes}
        isSecond={view.choice !== undefined}
      />
      {comparison && shownNote && <AmendedSection comparison={comparison} note={shownNote} links={links} />}
      <SplitSection split={view.split} isShared={props.sharedBy !== undefined} />
      <MeetingNotes view={view} />
      <ChartSection chart={chart} />
      {!view.reasons.isHidden && (
        <ReasonsSection reasons={view.reasons} futureRand={view.smallPrint.futureRand} />
      )}
      <p className="notes mt-1 hidden print:block">{[...view.split.law, ...view.family.estate].join(" ")}</p>
      {view.outlook && <OutlookSection outlook={view.outlook} />}
      <FamilySection family={view.family} />
      {view.choices && <ChoicesSection choices={view.choices} />}
      {view.assumed.lines.length > 0 && (
        <AssumedSection assumed={view.assumed} isShared={props.sharedBy !== undefined} />
      )}
      {edits && <EditSection edits={edits} />}
      <div className="paper-pair">
        <CostsSection costs={view.costs} />
        <SmallPrint smallPrint={view.smallPrint} methodAddress={methodAddress} />
        <p className="notes col-span-full hidden print:block">
          <AssumedOnPaper assumed={view.assumed} />
          <strong>For advisers:</strong>{" "}
          {view.smallPrint.facts.map(({ name, value }) => `${name}: ${value}`).join(" · ")}
        </p>
      </div>
      <NextStepsSection steps={view.nextSteps} isShared={props.sharedBy !== undefined} />
      {props.end}
    </Page>
  );
}

/** An address on paper, which may break before what leads to the plan and not within the name of the site. */
function PaperAddress({ address }: { address: string }) {
  const at = address.indexOf("/en/");
  return (
    <>
      <span className="whitespace-nowrap">{address.slice(0, at)}</span>
      <wbr />
      <span className="break-all">{address.slice(at)}</span>
    </>
  );
}

/** On paper only: what a meeting needs besides, so that the first page is enough for it. */
function MeetingNotes({ view: { costs, reasons, family } }: { view: PlanView }) {
  const operator = useOperator();
  const death = family.rows[Math.floor(family.rows.length / 2)];
  return (
    <div className="notes section hidden print:block">
      <p>
        {!reasons.isHidden && (
          <>
            <strong>{reasons.heading}.</strong> {reasons.reasons.map(({ point }) => point).join(" ")}{" "}
          </>
        )}
        {death && (
          <>
            <strong>If you die at {death.age}.</strong>{" "}
            {death.amounts.map((amount, place) => `${family.heads[place + 1]}: ${amount}`).join(". ")}.{" "}
          </>
        )}
        <BoldText text={costs.inShort} />
      </p>
      <p>
        <strong>Questions?</strong> Call {sayPhoneNumber(operator)}, {operator.hours.text}.
      </p>
    </div>
  );
}

const NOTE = "mb-6 max-w-text rounded-leaf border-2 p-4 tight:p-2";

function LostChoice({ sentences }: { sentences: readonly string[] }) {
  return (
    <div className={`${NOTE} space-y-2 border-ink bg-tint-sun print:hidden`}>
      <p>
        <strong>You chose this plan before it was changed.</strong>
      </p>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        <a href="#next" className="link">
          What to do next
        </a>
      </p>
    </div>
  );
}

type ShownPlanProps = { note: ShownNote; comparison: ComparisonView };

/** On paper it has the two incomes in place of the comparison, which the page that compares plans prints. */
function ShownPlanNote({ note: { title, text, other, onPaper }, comparison: { income } }: ShownPlanProps) {
  const writeAddress = usePlanAddress();
  return (
    <p className={`${NOTE} border-leaf bg-tint-leaf print:mb-2 print:border-0 print:p-0`}>
      <strong>{title}</strong> {text}{" "}
      <span className="print:hidden">
        <a href={writeAddress("/en/recommended-plan", { type: other.type })} className="link">
          {other.name}
        </a>{" "}
        or{" "}
        <a href="#amended" className="link">
          see both side by side
        </a>
        .
      </span>
      <span className="hidden print:inline">
        {onPaper} <strong>{income.difference.words}</strong>.
      </span>
    </p>
  );
}
