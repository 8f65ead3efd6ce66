import type { ReactNode } from "react";
import { Paragraphs, Sentences } from "~/ui/bold-text";
import { ChoiceLinks } from "~/ui/choice-links";
import { Disclosure } from "~/ui/disclosure";
import { Page } from "~/web/layout/page";
import { Section } from "~/ui/layout/section";
import { Rows } from "~/ui/rows";
import { Table } from "~/ui/table";
import { usePlanAddress } from "~/web/request/use-plan-address";
import type { FeesView } from "~/words/costs/describe-fees";
import type { CostTable } from "~/words/costs/cost-tables";
import { BackToPlan } from "~/web/plan/back-to-plan";
import type { FeesPageView } from "./view-fees";

const FEES = "/en/recommended-plan/fees";

/** The costs of a plan: first why there are several percentages, then every part and fund. */
export function FeesPage({ fees, types, kept, sharedBy }: FeesPageView & { sharedBy?: ReactNode }) {
  const writeAddress = usePlanAddress();
  return (
    <Page>
      {sharedBy}
      <BackToPlan />
      <h1 className="heading-1">{fees.title}</h1>
      {kept && (
        <p className="mt-4 max-w-text rounded-leaf bg-tint-sun p-4 tight:p-2">
          <strong>{kept.title}</strong> Other fees are {kept.whose} now. This plan keeps its own.
        </p>
      )}
      <div className="mt-3">
        <Sentences texts={fees.lead} />
      </div>
      <ChoiceLinks
        label="Plan"
        links={types.map(({ type, name, isShown }) => ({
          to: writeAddress(FEES, { type }),
          name,
          isShown,
        }))}
      />
      {fees.reconciliation && <ReconciliationSection {...fees.reconciliation} />}
      {fees.comparison && <ComparisonSection comparison={fees.comparison} />}
      {fees.breakdown && <BreakdownSection {...fees.breakdown} />}
      {fees.effectiveCosts.length > 0 && <EffectiveCostsSection tables={fees.effectiveCosts} />}
    </Page>
  );
}

function ReconciliationSection(props: NonNullable<FeesView["reconciliation"]>) {
  const { heading, sentences, caption, heads, rows } = props;
  return (
    <Section id="percentages" title={heading}>
      <Sentences texts={sentences} />
      <Table
        isStacked
        caption={caption}
        heads={heads}
        endsInWords
        rows={rows.map(({ name, percents, why, isTotal }) => [
          name,
          ...percents.map((percent) => (isTotal ? <strong key={percent}>{percent}</strong> : percent)),
          why,
        ])}
      />
    </Section>
  );
}

function ComparisonSection({ comparison }: { comparison: NonNullable<FeesView["comparison"]> }) {
  return (
    <Section id="income" title="What fees mean for the income">
      <Paragraphs texts={comparison.sentences} />
      <div className="max-w-text">
        <Rows rows={comparison.rows.map(({ name, note, amount }) => ({ name, note, value: amount }))} />
      </div>
    </Section>
  );
}

function BreakdownSection({ ongoing, initial, footnote }: NonNullable<FeesView["breakdown"]>) {
  return (
    <Section id="breakdown" title="What each part costs">
      <h3 className="heading-3">Every year</h3>
      <FeesTable table={ongoing} />
      {initial && (
        <>
          <h3 className="heading-3 pt-4">At the start</h3>
          <FeesTable table={initial} />
        </>
      )}
      {footnote && <p className="max-w-text text-small">{footnote}</p>}
    </Section>
  );
}

function EffectiveCostsSection({ tables }: { tables: FeesView["effectiveCosts"] }) {
  return (
    <Section id="effective-annual-cost" title="Effective annual cost">
      <p className="max-w-text">
        Every provider in South Africa states its costs in these four parts, so that they can be compared.
      </p>
      {tables.map((table) => (
        <Disclosure key={table.title} summary={table.title} open={table === tables[0]} isFlush>
          <div className="max-w-[44rem]">
            <FeesTable table={table} onceName="However long it stays" />
          </div>
        </Disclosure>
      ))}
    </Section>
  );
}

type FeesTableProps = {
  table: CostTable;
  /** When stacked, a row with the same text in every column shows it once, under this name. */
  onceName?: string;
};

function FeesTable({ table: { caption, heads, rows }, onceName }: FeesTableProps) {
  const alike = rows.flatMap(({ cells }, at) => (new Set(cells).size === 1 ? [at] : []));
  return (
    <Table
      isStacked
      caption={caption}
      heads={heads}
      once={onceName === undefined ? undefined : { name: onceName, rows: alike }}
      rows={rows.map(({ name, note, cells, isTotal }) => [
        <span key="name">
          {name} {note && <span className="block font-normal text-soft">{note}</span>}
        </span>,
        ...cells.map((cell, index) => (isTotal ? <strong key={index}>{cell}</strong> : cell)),
      ])}
    />
  );
}
