import { type Operator, sayPhoneNumber } from "~/base/operator";
import type { CostsView } from "../costs/describe-costs";
import type { FamilyView } from "../plan/describe-family";
import type { ReasonsView } from "../plan/describe-reasons";

type Told = { reasons: ReasonsView; family: FamilyView; costs: CostsView };

/** A plan's points for a meeting besides its income: the reasons, the amounts left at a death, and the costs. */
export function describeMeeting({ reasons, family, costs }: Told): string {
  const { heads, rows } = family;
  const death = rows[Math.floor(rows.length / 2)];
  return [
    ...(reasons.isHidden ? [] : [`**${reasons.heading}.**`, ...reasons.reasons.map(({ point }) => point)]),
    ...(death
      ? [
          `**${heads[0]} ${death.age}:**`,
          `${death.amounts.map((amount, place) => `${heads[place + 1]}: ${amount}`).join(". ")}.`,
        ]
      : []),
    costs.inShort,
  ].join(" ");
}

/** The number to call about a plan, and its hours. */
export const sayQuestions = (operator: Operator) =>
  `**Questions?** Call ${sayPhoneNumber(operator)}, ${operator.hours.text}.`;
