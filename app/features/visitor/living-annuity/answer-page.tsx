import { Tags } from "~/ui/amount";
import { BoldText, Paragraphs, Sentences } from "~/ui/bold-text";
import { AgeChart } from "~/ui/chart/age-chart";
import type { ChartDrawings } from "~/ui/chart/chart-figures";
import { Disclosure } from "~/ui/disclosure";
import { Section } from "~/ui/layout/section";
import { LikelihoodDots } from "~/ui/likelihood-dots";
import { Panel } from "~/ui/panel";
import { PartedBars } from "~/ui/parted-bars";
import { Rows } from "~/ui/rows";
import { Table } from "~/ui/table";
import { TextLink } from "~/ui/text-link";
import { Page } from "~/web/layout/page";
import { usePlanAddress } from "~/web/request/use-plan-address";
import { TextAmounts } from "~/web/plan/text-amounts";
import type { CheckView } from "~/words/living-annuity/describe-check";
import type { ChangeView } from "~/words/living-annuity/explain-change";
import type { EarlierChecks } from "~/words/living-annuity/list-earlier-checks";
import { CHECK_PARTS } from "~/words/living-annuity/describe-drawn";
import { ALL_QUESTIONS, CHECK_ADDRESS } from "./addresses";
import { DoAgain } from "./do-again";
import type { IncomeCard } from "~/words/living-annuity/compare-incomes";

type Props = {
  view: Omit<CheckView, "chart"> & {
    chart?: CheckView["chart"] & { drawings?: ChartDrawings };
    /** The owner's name, if an adviser reads it. */
    client?: string;
    /** For the owner of kept checks. */
    change?: ChangeView;
    earlier?: EarlierChecks;
  };
};

/** The result of a check. */
export function AnswerPage({ view }: Props) {
  const { drawn, answersName, answers, incomes, chart, costs, part, change, earlier, client } = view;
  return (
    <Page>
      <div className="one-sheet">
        <Head drawn={drawn} answersName={answersName} answers={answers} />
        {change && <ChangeSection change={change} />}
        <Section id={CHECK_PARTS.incomes} title={incomes.title}>
          <p className="max-w-text">{incomes.lead}</p>
          <IncomeCards cards={incomes.cards} />
        </Section>
        <div className={chart?.figures ? "paper-pair" : ""}>
          {chart && <ChartSection chart={chart} />}
          <Section
            id={CHECK_PARTS.costs}
            title={costs.title}
            aside={
              <div id={CHECK_PARTS.cash} className="scroll-mt-6 wide:ml-10 print:ml-0">
                <Panel tint="bark" title={costs.cash.title}>
                  <p className="text-small">{costs.cash.sentences.join(" ")}</p>
                </Panel>
              </div>
            }
          >
            <Paragraphs texts={costs.sentences} />
          </Section>
        </div>
        <Section id={CHECK_PARTS.lifeAnnuity} title={part.title}>
          <Sentences texts={part.sentences} />
          <PartedBars {...part} />
          <p className="max-w-text text-small text-soft">{part.notes}</p>
        </Section>
      </div>
      {earlier && (
        <div className="print:hidden">
          <Section id="earlier" title="Earlier checks">
            <Table isStacked {...earlier} />
          </Section>
        </div>
      )}
      <DoAgain client={client} />
    </Page>
  );
}

/** The conclusion beside its chance, and what would help. On paper the answers stand below both. */
function Head({ drawn, answersName, answers }: Pick<CheckView, "drawn" | "answersName" | "answers">) {
  const writeAddress = usePlanAddress();
  return (
    <div className="gap-x-6 broad:grid broad:grid-cols-12 broad:grid-rows-[auto_1fr]">
      <div className="min-w-0 space-y-4 broad:col-span-7 print:space-y-1">
        <p className="text-small font-bold text-soft">{drawn.checked}</p>
        <h1 className="heading-1 hyphens-none">
          {drawn.heading.split(/(?<=\.) /).map((sentence) => (
            <span key={sentence} className="block">
              <TextAmounts text={sentence} />
            </span>
          ))}
        </h1>
        {drawn.law && (
          <p className="max-w-text rounded-leaf border-2 border-ink bg-tint-sun p-4 font-bold tight:p-2 print:p-1">
            {drawn.law}
          </p>
        )}
        <p className="max-w-text">
          {drawn.sentences}
          {drawn.debts && <span className="print:hidden"> {drawn.debts}</span>}
        </p>
        <Tags tags={drawn.tags} />
      </div>
      <Disclosure
        summary={answersName}
        className="min-w-0 max-w-text py-2 broad:col-span-7 print:col-span-12 print:py-0"
      >
        <Rows size="small" rows={answers} />
        <p className="print:hidden">
          <TextLink to={writeAddress(CHECK_ADDRESS, { [ALL_QUESTIONS]: "" })}>Change these</TextLink>
        </p>
      </Disclosure>
      <div className="mt-4 min-w-0 broad:col-span-4 broad:col-start-9 broad:mt-0 broad:[grid-row:1/3] print:col-span-5 print:col-start-8 print:[grid-row:1/2]">
        <Panel tint="leaf">
          <LikelihoodDots filled={drawn.dots} className="mb-3" />
          <p>
            <BoldText text={drawn.chance} />
          </p>
          <h2 className="text-body font-bold">{drawn.helpHeading}</h2>
          <Rows
            rows={drawn.help.map(({ to, name, worth }) => ({
              name: <TextLink to={`#${to}`}>{name}</TextLink>,
              value: worth,
            }))}
          />
        </Panel>
      </div>
    </div>
  );
}

/** The reasons why another income lasts than at the last check. Paper has room for the current figures only. */
function ChangeSection({ change: { title, sentences, rows } }: { change: ChangeView }) {
  return (
    <div className="print:hidden">
      <Section id="change" title={title}>
        <Sentences texts={sentences} />
        <div className="max-w-text">
          <Rows rows={rows} />
        </div>
      </Section>
    </div>
  );
}

/** Drawn if there are years to draw, and always listed. */
function ChartSection({ chart }: { chart: NonNullable<Props["view"]["chart"]> }) {
  const { title, sentences, tags, figures, drawings, table, tableName } = chart;
  return (
    <Section id="chart" title={title}>
      {figures ? (
        <AgeChart chart={{ sentences, tags, figures, drawings, table, tableName }} />
      ) : (
        <>
          <Sentences texts={sentences} />
          <Table isStacked {...table} />
        </>
      )}
    </Section>
  );
}

/** Incomes side by side, in the same rows; what lasts stands out. */
function IncomeCards({ cards }: { cards: readonly IncomeCard[] }) {
  return (
    <ul className="gap-6 space-y-6 wide:grid wide:grid-cols-3 wide:space-y-0">
      {cards.map((card) => (
        <li
          key={card.title}
          className={`card min-w-0 rounded-leaf p-4 wide:p-6 tight:p-2 ${card.isMain ? "border-4 border-leaf bg-tint-leaf" : "border-2 border-control"}`}
        >
          <h3 className="text-small font-bold text-bark">{card.title}</h3>
          <p>
            <strong className="text-amount-l">{card.amount}</strong> a month
          </p>
          {card.unlawful && <p className="text-small font-bold text-error">{card.unlawful}</p>}
          <LikelihoodDots filled={card.dots} className="my-2 print:hidden" />
          <p className="mb-2 text-small print:mb-1">
            <BoldText text={card.chance} />
          </p>
          <div className="border-t border-line">
            <Rows size="small" rows={card.rows} />
          </div>
        </li>
      ))}
    </ul>
  );
}
