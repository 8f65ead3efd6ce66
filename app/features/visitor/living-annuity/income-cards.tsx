import { BoldText } from "~/ui/bold-text";
import { LikelihoodDots } from "~/ui/likelihood-dots";
import { Rows } from "~/ui/rows";
import type { IncomeCard } from "~/words/living-annuity/compare-incomes";

/** Incomes side by side, in the same rows; what lasts stands out. */
export function IncomeCards({ cards }: { cards: readonly IncomeCard[] }) {
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
