import { Rows } from "~/ui/rows";
import { Panel } from "~/ui/panel";
import type { DebtFirst, Way } from "~/words/small-savings/two-ways";

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

/** What a debt does to the choice. */
export function DebtFirstPanel({ title, sentences, note }: DebtFirst) {
  return (
    <Panel tint="sun" title={title}>
      <p>{sentences.join(" ")}</p>
      {note && <p className="text-small">{note}</p>}
    </Panel>
  );
}
