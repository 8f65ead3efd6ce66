import type { ReactNode } from "react";
import { Sentences } from "~/ui/bold-text";
import { Tags } from "~/ui/amount";
import { IncomeDrawing } from "~/ui/chart/income-drawing";
import { IncomeSwatch } from "~/ui/chart/income-fills";
import { joinRows } from "~/ui/chart/join-rows";
import { Disclosure } from "~/ui/disclosure";
import { Part } from "~/ui/layout/part";
import { Table } from "~/ui/table";
import { TextLink } from "~/ui/text-link";
import { INCOMES } from "~/web/plan/assumed-address";
import { usePlanAddress } from "~/web/request/use-plan-address";
import type { LessFirstView } from "~/words/plan/need-by-year";
import type { LivedOnView, PaidEachView } from "~/words/chart/income-by-year";

/** All incomes beside the need, on a plan's page. A shared plan has no link to change them. */
export function IncomesSection({ incomes, isShared }: { incomes: LivedOnView; isShared: boolean }) {
  const writeAddress = usePlanAddress();
  return (
    <Part id="incomes" title={incomes.heading} lead={incomes.sentences}>
      <IncomesPicture name="incomes" incomes={incomes} />
      {!isShared && (
        <p className="print:hidden">
          <TextLink to={writeAddress(INCOMES)}>Change or add an income</TextLink>
        </p>
      )}
    </Part>
  );
}

/** The gain from drawing the least until an own income ends; `path` opens that change filled in, unsaved. */
export function LessFirstSection({ lessFirst, path }: { lessFirst: LessFirstView; path?: string }) {
  const { heading, sentences, press } = lessFirst;
  return (
    <Part id="less-first" title={heading} lead={sentences}>
      {path && (
        <a href={path} className="button button-secondary print:hidden">
          {press}
        </a>
      )}
    </Part>
  );
}

type PictureProps = {
  /** Part of the drawings' ids, unique on the page. */
  name: string;
  incomes: LivedOnView;
  /** True to show its sentences above it. */
  hasSentences?: boolean;
};

/** The chart in both sizes, each income's amount, and the figures as a table. It is static: no script. */
export function IncomesPicture({ name, incomes, hasSentences = false }: PictureProps) {
  const { sentences, tags, figures, each, table, othersTable } = incomes;
  return (
    <div className="chart space-y-3">
      {hasSentences && <Sentences texts={sentences} />}
      <div className="chart-tags">
        <Tags tags={tags} />
      </div>
      <div className="chart-narrow max-w-md overflow-x-auto narrow:-mx-4 tight:-mx-2 broad:hidden">
        <IncomeDrawing name={name} figures={figures} size="narrow" />
      </div>
      <div className="chart-wide hidden max-w-[42rem] broad:block">
        <IncomeDrawing name={name} figures={figures} size="half" />
      </div>
      <Disclosure summary="The same figures as a table" isFlush>
        <Table isStacked {...table} {...joinRows(table)} />
        {othersTable && <Table isStacked {...othersTable} {...joinRows(othersTable)} />}
      </Disclosure>
      <PaidEach name={name} each={each} />
    </div>
  );
}

/** The amount of each income at an age, in the chart's order from the top. */
function PaidEach({ name, each }: { name: string; each: PaidEachView }) {
  const { heading, note, rows, together, beside } = each;
  return (
    <div className="max-w-[42rem] pt-2">
      <h3 className="text-label font-bold">{heading}</h3>
      <p className="mb-2 text-small text-soft">{note}</p>
      <dl className="border-b border-line">
        {rows.map((row) => (
          <PaidRow
            key={row.part}
            {...row}
            look="border-line first:border-t-2 first:border-ink"
            swatch={<IncomeSwatch name={name} part={row.part} />}
          />
        ))}
        <PaidRow name="Together" amount={together} look="border-t-2 border-ink font-bold" />
        <PaidRow
          {...beside}
          look="border-line"
          swatch={beside.isShort && <IncomeSwatch name={name} part="short" />}
        />
      </dl>
    </div>
  );
}

type PaidRowProps = { name: string; note?: string; amount: string; look: string; swatch?: ReactNode };

function PaidRow({ name, note, amount, look, swatch }: PaidRowProps) {
  return (
    <div className={`flex flex-wrap items-baseline justify-between gap-x-4 border-t py-2 ${look}`}>
      <dt className="flex min-w-0 flex-1 basis-[10rem] items-start gap-3">
        {swatch}
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <strong>{name}</strong> {note && <span className="block text-small text-soft">{note}</span>}
        </span>
      </dt>
      <dd className="ml-auto whitespace-nowrap font-bold">{amount}</dd>
    </div>
  );
}
