import type { FeePreview } from "~/contract/client-fees";
import { Panel } from "~/ui/panel";
import { Table } from "~/ui/table";
import { formatRand } from "~/base/money";

/** What changed fees do to a plan, before and after side by side. */
export function FeePreviewPanel({ preview: { id, terms, now, then } }: { preview: FeePreview }) {
  const difference = then.monthlyIncome - now.monthlyIncome;
  return (
    <section role="status" className="mt-6 max-w-text">
      <Panel tint="leaf">
        <h2 className="heading-3">
          {Math.abs(difference) < 0.5
            ? `Plan ${id} pays the same`
            : `Plan ${id} pays ${formatRand(Math.abs(difference))} a month ${difference > 0 ? "more" : "less"}`}
        </h2>
        <Table
          caption="Rand a month, today's, before tax. Nothing is saved yet."
          heads={[`Plan ${id}`, "Now", "Then"]}
          rows={[
            ["Income a month", formatRand(now.monthlyIncome), formatRand(then.monthlyIncome)],
            ["Costs a month", formatRand(now.costsPerMonth), formatRand(then.costsPerMonth)],
          ]}
        />
        <Table
          caption="Effective annual cost of the annuity, percent"
          heads={["If your client stays", "Now", "Then"]}
          rows={terms.map((years, at) => [
            years === 1 ? "1 year" : `${years} years`,
            (now.effectiveAnnualCosts[at] ?? 0).toFixed(2),
            (then.effectiveAnnualCosts[at] ?? 0).toFixed(2),
          ])}
        />
      </Panel>
    </section>
  );
}
