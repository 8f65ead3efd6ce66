import { Rows } from "~/ui/rows";
import type { Summary, SummaryRow } from "./summary";

const toRow = ({ label, value }: SummaryRow) => ({ name: label, value });

/** The summary so far: savings, cash needs, and the purposes of the rest. */
export function SummaryContent({ summary }: { summary: Summary }) {
  const { savings, cashNeeds, remainder } = summary;
  return (
    <div className="space-y-4 text-small">
      <Rows rows={[toRow(savings)]} size="small" />
      {cashNeeds && (
        <div>
          <h3 className="font-bold text-bark">Cash needs</h3>
          <Rows rows={cashNeeds.map(toRow)} size="small" />
        </div>
      )}
      {remainder && (
        <div className="space-y-2">
          <h3 className="font-bold text-bark">Remainder</h3>
          <p>What the rest of your savings has to do for you.</p>
          {remainder.length === 0 && (
            <p>
              This fills in from step 4: who you support, your back-up plan, what matters most and your
              health.
            </p>
          )}
          {remainder.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </div>
  );
}
