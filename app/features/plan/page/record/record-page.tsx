import { LinkButton } from "~/ui/button";
import { Page } from "~/web/layout/page";
import { Section } from "~/ui/layout/section";
import { BackToPlan } from "~/web/plan/back-to-plan";
import { usePlanAddress } from "~/web/request/use-plan-address";
import type { Paper, RecordPaperBlock } from "~/words/paper/paper";
import { CHOOSE, RECORD, RECORD_QUERY } from "../selection-addresses";
import { nameVersion, type PlanVersion } from "../selection/selection-words";
import { RecordBlock } from "./record-block";

type Listed = { id: string; address: string; at: string; type: PlanVersion };

type Shown = {
  recordId: string;
  /** True if the plan is still as it was chosen then. */
  isCurrent: boolean;
  paper: Paper<RecordPaperBlock>;
  /** All records about the plan, newest first. */
  records: Listed[];
};

export type RecordPageView = { state: "none" } | ({ state: "shown" } & Shown);

/** The record's downloads, a line for each kind of file. */
const FILES = [
  { path: `${RECORD}.pdf`, name: "Download the record (PDF)" },
  { path: `${RECORD}.json`, name: "Download the record (JSON, to check it)" },
];

/** A record of advice, to read and to print: the content of its PDF in the same order. */
export function RecordPage({ view }: { view: RecordPageView }) {
  return view.state === "none" ? <NoRecord /> : <FrozenRecord {...view} />;
}

function NoRecord() {
  const writeAddress = usePlanAddress();
  return (
    <Page>
      <BackToPlan />
      <h1 className="heading-1">There is no record of advice yet</h1>
      <p className="mt-4 max-w-text">
        We freeze one when you choose this plan. It holds your answers, what we considered and recommended,
        and the figures.
      </p>
      <p className="mt-8">
        <LinkButton to={writeAddress(CHOOSE)}>Choose this plan</LinkButton>
      </p>
    </Page>
  );
}

function FrozenRecord({ paper, records, recordId, isCurrent }: Shown) {
  return (
    <Page>
      <BackToPlan />
      <p className="mb-4 hidden border-b border-ink pb-2 text-small print:block">
        <strong>Baobab</strong> · {paper.running}
      </p>
      <p className="text-small font-bold text-soft print:hidden">{paper.title}</p>
      <h1 className="heading-1">{paper.conclusion}</h1>
      {!isCurrent && (
        <p className="mt-4 max-w-text rounded-leaf border-2 border-ink bg-tint-sun p-4 tight:p-2 print:hidden">
          <strong>This plan was changed, or the other one chosen, after this record was made.</strong> The
          record stays as it was.
        </p>
      )}
      <TakeAway recordId={recordId} />
      {paper.sections.map(({ heading, blocks }, index) => (
        <Section key={heading} id={`part-${index + 1}`} title={heading}>
          {blocks.map((block, place) => (
            <RecordBlock key={place} block={block} />
          ))}
        </Section>
      ))}
      {records.length > 1 && <AllRecords records={records} shown={recordId} />}
    </Page>
  );
}

function TakeAway({ recordId }: { recordId: string }) {
  const writeAddress = usePlanAddress();
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
      <span data-print hidden>
        <button type="button" className="button button-secondary">
          Print the record
        </button>
      </span>
      {FILES.map(({ path, name }) => (
        <a key={path} href={writeAddress(path, { [RECORD_QUERY]: recordId })} className="link">
          {name}
        </a>
      ))}
    </div>
  );
}

function AllRecords({ records, shown }: { records: readonly Listed[]; shown: string }) {
  return (
    <div className="print:hidden">
      <Section id="all" title="All records about this plan">
        <ul className="max-w-text space-y-2">
          {records.map(({ id, address, at, type }) => (
            <li key={id}>
              <a href={address} className="link" aria-current={id === shown ? "page" : undefined}>
                {at}
              </a>
              : {nameVersion(type)}
              {id === shown && " (this one)"}
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
