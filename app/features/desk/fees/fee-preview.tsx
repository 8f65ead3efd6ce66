import type { FeePreview } from "~/contract/fees/client-fees";
import { formatRand } from "~/base/money";
import { Amount } from "~/ui/amount";
import { Panel } from "~/ui/panel";
import { Table } from "~/ui/table";
import { countFutures, FUTURES_SHOWN } from "~/words/plan/describe-likelihood";

const COSTS_OF = {
  annuity: "annuity",
  unit_trust: "unit trust",
  emergency_savings: "emergency savings",
} as const satisfies Record<NonNullable<FeePreview["costsOf"]>, string>;

type Props = {
  preview: FeePreview;
  title: string;
  /** Rows that are worded differently for a planner and for their client. */
  words: { ifTheyStay: string; plannersFee: string };
};

/** The effect of changed fees on a plan, before and after side by side. */
export function FeePreviewPanel({ preview, title, words }: Props) {
  const { id, terms, costsOf, now, then } = preview;
  const write = (name: string, before: string, after: string) => [
    name,
    before,
    <strong key="then">{after}</strong>,
  ];
  const rand = (name: string, key: "monthlyIncome" | "costsPerMonth" | "plannerPerMonth") =>
    write(name, formatRand(now[key]), formatRand(then[key]));
  const lasts = [now, then].map(({ lastsPerct }) =>
    lastsPerct === undefined ? "for life" : String(countFutures(lastsPerct)),
  );
  return (
    <section role="status">
      <Panel tint="leaf" title={title}>
        <Amount
          size="l"
          figure={formatRand(then.monthlyIncome)}
          unit="a month"
          tags={["today’s rand", "before tax"]}
        />
        <Table
          caption="Nothing is saved yet."
          heads={[`Plan ${id}`, "Now", "Then"]}
          rows={[
            rand("Income a month", "monthlyIncome"),
            write(`Lasts for life, of ${FUTURES_SHOWN} futures`, lasts[0] ?? "", lasts[1] ?? ""),
            rand("Costs a month", "costsPerMonth"),
            rand(words.plannersFee, "plannerPerMonth"),
          ]}
        />
        {costsOf ? (
          <Table
            caption={`Effective annual cost of the ${COSTS_OF[costsOf]}, percent`}
            heads={[words.ifTheyStay, "Now", "Then"]}
            rows={terms.map((years, at) =>
              write(
                years === 1 ? "1 year" : `${years} years`,
                (now.effectiveAnnualCosts[at] ?? 0).toFixed(2),
                (then.effectiveAnnualCosts[at] ?? 0).toFixed(2),
              ),
            )}
          />
        ) : (
          <p className="text-small">The insurer’s costs are in the price of the life annuity.</p>
        )}
      </Panel>
    </section>
  );
}
