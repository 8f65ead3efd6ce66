import { Tags } from "~/ui/amount";
import { Rows } from "~/ui/rows";
import { Section } from "~/ui/layout/section";
import { Panel } from "~/ui/panel";
import { Table } from "~/ui/table";
import type { GrantView } from "~/words/plan/describe-grant";
import type { DebtFirst, Way, WaysView } from "~/words/small-savings/two-ways";

/** Both ways as a page's main heading, a line each with amounts in the text typeface, and the lead below it. */
export function WaysHead({ phrases, lead, tags }: Pick<WaysView, "phrases" | "lead" | "tags">) {
  return (
    <>
      <h1 className="heading-1 hyphens-none">
        {phrases.map(({ before, amount, words }) => (
          <span key={words} className="block">
            {before && `${before} `}
            <span className="whitespace-nowrap font-sans">{amount}</span> {words}{" "}
          </span>
        ))}
      </h1>
      <p className="mb-3 mt-4 max-w-text">{lead.join(" ")}</p>
      <Tags tags={tags} />
    </>
  );
}

/** The effect of each way on the state's grant. */
export function GrantSection({ grant }: { grant: GrantView }) {
  return (
    <Section id="grant" title={grant.title}>
      <p className="max-w-text">{grant.sentences.join(" ")}</p>
      <div className="broad:w-2/3">
        <Table isStacked caption={grant.caption} heads={grant.heads} rows={grant.rows} />
      </div>
      <p className="max-w-text text-small text-soft">{grant.note}</p>
    </Section>
  );
}

/** Two ways beside each other at the same size, on phones below each other. */
export function TwoWays({ ways, spent }: { ways: readonly Way[]; spent: string }) {
  return (
    <div className="gap-6 space-y-8 wide:grid wide:grid-cols-2 wide:space-y-0">
      {ways.map(({ title, amount, unit, text, rows }) => (
        <section key={title} className="min-w-0 border-t-2 border-ink pt-3">
          <h2 className="font-serif text-h3 font-bold text-bark">{title}</h2>
          <p className="mt-2">
            <strong className="block whitespace-nowrap text-amount-pair font-bold text-bark">{amount}</strong>
            {unit}
          </p>
          <p className="mt-3">{text}</p>
          <h3 className="mt-4 text-small font-bold">{spent}</h3>
          <Rows
            size="small"
            rows={rows.map(({ name, amount: value, isTotal }) => ({ name, value, isTotal }))}
          />
        </section>
      ))}
    </div>
  );
}

/** The effect of a debt on the choice. */
export function DebtFirstPanel({ title, sentences, note }: DebtFirst) {
  return (
    <Panel tint="sun" title={title}>
      <p>{sentences.join(" ")}</p>
      {note && <p className="text-small">{note}</p>}
    </Panel>
  );
}
