import type { ReactNode } from "react";
import { BoldText } from "~/ui/bold-text";
import { FormNotice } from "~/ui/form";
import { Page } from "~/web/layout/page";
import { useOperator } from "~/web/page/operator";
import { usePlanAddress } from "~/web/request/use-plan-address";
import { WaysToBePaid } from "~/web/plan/ways-to-be-paid";
import type { PaidWaysView } from "~/words/plan/paid-ways";
import { GUARANTEED_SHARE, KEEP } from "./addresses";
import { AmendedSection, type WalkThroughLinks } from "./amended-section";
import { AssumedOnPaper, AssumedSection } from "./assumed-section";
import { ChartSection, type PlanChart } from "./chart-section";
import { CostsSection } from "./costs-section";
import type { ComparisonView } from "~/words/changes/compare-plans";
import { describeMeeting, sayQuestions } from "~/words/plan-page/describe-meeting";
import type { PlanView } from "~/words/plan-page/describe-plan";
import type { ShownNote } from "~/words/changes/describe-shown";
import { FamilySection } from "./family-section";
import { IncomesSection, LessFirstSection } from "./incomes-section";
import { PlanHero } from "./plan-hero";
import { NextSteps } from "./next-steps";
import { OutlookSection } from "./outlook-section";
import { PageIndex } from "./page-index";
import { PlanFoot } from "./plan-foot";
import { Part } from "~/ui/layout/part";
import { TextLink } from "~/ui/text-link";
import { PlanFiles } from "./plan-files";
import { ReasonsSection } from "./reasons-section";
import { SmallPrint } from "./small-print";
import { SplitOnPaper, SplitSection } from "./split-section";
import { DebtFirstPanel, GrantSection, TwoWays, WaysHead } from "~/web/plan/two-ways";
import type { LeadView } from "~/words/small-savings/lead-with-choice";

type PlanPageProps = {
  view: PlanView;
  chart: PlanChart;
  methodAddress: string;
  /** A failure before this page, with a link. */
  notice?: { words: string; link: { to: string; name: string } };
  /** The choice, and requests, that a change of the plan has undone. */
  lostChoice?: readonly string[];
  /** Says that changes of the plan are gone, and why. */
  droppedNote?: string;
  /** The visitor's changes in the recommendation, if any; `shownNote` says which of the two plans this is. */
  comparison?: ComparisonView;
  shownNote?: ShownNote;
  links?: WalkThroughLinks;
  /** The plan's address, printed on paper. */
  paperAddress: string;
  /** The sharer's note, shown first on a shared plan. The page then has no links to changes. */
  sharedBy?: ReactNode;
  /** Shown below a shared plan. */
  end?: ReactNode;
};

/** The plan, recommended or amended: the conclusion first, then its basis. */
export function PlanPage(props: PlanPageProps) {
  const { view, chart, methodAddress, notice, lostChoice, comparison, shownNote, links } = props;
  const isShared = props.sharedBy !== undefined;
  return (
    <Page>
      {notice && <FormNotice link={notice.link}>{notice.words}</FormNotice>}
      <p className="mb-1 hidden border-b border-ink pb-1 text-small print:block">
        <strong>Baobab</strong> · {view.smallPrint.printLine} · <PaperAddress address={props.paperAddress} />
      </p>
      {props.sharedBy}
      {props.droppedNote && (
        <p className={`${NOTE} border-ink bg-tint-sun print:hidden`}>{props.droppedNote}</p>
      )}
      {lostChoice && <LostChoice sentences={lostChoice} />}
      {comparison && shownNote && (
        <AmendedSection comparison={comparison} note={shownNote} links={links} isShared={isShared} />
      )}
      {view.choice && <ChoiceLead title={view.title} choice={view.choice} />}
      <PlanHero
        title={view.choice ? "The income in full" : view.title}
        hero={view.hero}
        levers={view.levers}
        gap={view.gap}
        changePaths={links?.changes}
        isSecond={view.choice !== undefined}
        isShared={isShared}
      />
      {view.ways && <WaysToBePaid view={view.ways} links={!isShared && <WaysLinks view={view.ways} />} />}
      {view.firstFigure && (
        <p className="mt-6 max-w-text border-l-4 border-line pl-3 print:hidden">
          <BoldText text={view.firstFigure} />
        </p>
      )}
      {!isShared && (
        <NextSteps steps={view.next.steps} type={chart.types.find(({ isShown }) => isShown)?.type} />
      )}
      <PageIndex parts={listParts(view)} />
      <SplitSection split={view.split} isShared={isShared} lumpSumPath={links?.changes.lump_sum} />
      <MeetingNotes view={view} />
      <ChartSection chart={chart} />
      {view.incomes && <IncomesSection incomes={view.incomes} isShared={isShared} />}
      {view.lessFirst && <LessFirstSection lessFirst={view.lessFirst} path={links?.changes.leastIncome} />}
      <SplitOnPaper split={view.split} />
      {!view.reasons.isHidden && <ReasonsSection reasons={view.reasons} />}
      <FamilySection family={view.family} />
      {view.outlook && <OutlookSection outlook={view.outlook} />}
      <div className="paper-pair">
        <CostsSection costs={view.costs} />
        {view.assumed.lines.length > 0 && <AssumedSection assumed={view.assumed} isShared={isShared} />}
        <SmallPrint smallPrint={view.smallPrint} methodAddress={methodAddress} />
        <p className="notes col-span-full hidden print:block">
          <AssumedOnPaper assumed={view.assumed} />
        </p>
      </div>
      {isShared && <KeepCopy view={view} />}
      <PlanFoot line={view.smallPrint.line} seer={view.next.seer} isShared={isShared} />
      {props.end}
    </Page>
  );
}

function listParts({ ways, incomes, lessFirst, reasons, outlook, assumed }: PlanView) {
  return [
    ...(ways ? [{ id: "ways", name: "Two ways" }] : []),
    { id: "split", name: "Cash" },
    { id: "years", name: "As the years go by" },
    ...(incomes ? [{ id: "incomes", name: "All incomes" }] : []),
    ...(lessFirst ? [{ id: "less-first", name: "Drawing less first" }] : []),
    ...(reasons.isHidden ? [] : [{ id: "why", name: "Why" }]),
    { id: "family", name: "Family" },
    ...(outlook ? [{ id: "outlook", name: "What else could happen" }] : []),
    { id: "costs", name: "Costs" },
    ...(assumed.lines.length > 0 ? [{ id: "assumed", name: "Assumed" }] : []),
  ];
}

/** The way is an answer of step 6; people who were not asked it get no link to change it. */
function WaysLinks({ view }: { view: PaidWaysView }) {
  const writeAddress = usePlanAddress();
  return (
    <>
      {(view.isChosen || view.isAsked) && (
        <TextLink to={writeAddress(view.isChosen ? GUARANTEED_SHARE : "/en/6")}>Choose another way</TextLink>
      )}
      <TextLink to={writeAddress("/en/recommended-plan/compare", { show: "guaranteed" })}>
        All figures
      </TextLink>
    </>
  );
}

/** The files of a shared plan for its reader; the owner has a page for them. */
function KeepCopy({ view }: { view: PlanView }) {
  return (
    <div className="print:hidden">
      <Part id="copy" title="Keep a copy" lead={["The last page of the PDF has the link to this plan."]}>
        <PlanFiles files={view.next.keeping.steps.flatMap(({ files }) => files)} />
      </Part>
    </div>
  );
}

/** A printed address, which may break in its path but not within the site's name. */
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

/** On paper only: notes for a meeting, so that the first page is enough for it. */
function MeetingNotes({ view }: { view: PlanView }) {
  return (
    <div className="notes section hidden print:block">
      {[describeMeeting(view), sayQuestions(useOperator())].map((text) => (
        <p key={text}>
          <BoldText text={text} />
        </p>
      ))}
    </div>
  );
}

const NOTE = "mb-6 max-w-text rounded-leaf border-2 p-4 tight:p-2";

function LostChoice({ sentences }: { sentences: readonly string[] }) {
  const writeAddress = usePlanAddress();
  return (
    <div className={`${NOTE} space-y-2 border-ink bg-tint-sun print:hidden`}>
      <p>
        <strong>This plan was chosen before it was changed.</strong>
      </p>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        <TextLink to={writeAddress(KEEP)}>What to do next</TextLink>
      </p>
    </div>
  );
}

/** The first choice for a plan of small savings: an income, or all in cash. */
function ChoiceLead({ title, choice }: { title: string; choice: LeadView }) {
  const { phrases, lead, tags, ways, spent, debtFirst, grant } = choice;
  return (
    <div className="mb-10 wide:mb-16">
      <p className="mb-4 text-small font-bold text-soft">{title}</p>
      <WaysHead phrases={phrases} lead={lead} tags={tags} />
      <div className="mt-8 gap-6 space-y-10 broad:grid broad:grid-cols-12 broad:space-y-0">
        <div className="min-w-0 broad:col-span-8">
          <TwoWays ways={ways} spent={spent} />
        </div>
        {debtFirst && (
          <div className="min-w-0 broad:col-span-4">
            <DebtFirstPanel {...debtFirst} />
          </div>
        )}
      </div>
      {grant && <GrantSection grant={grant} />}
    </div>
  );
}
