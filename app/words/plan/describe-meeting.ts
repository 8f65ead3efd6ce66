import { sayPhoneNumber } from "~/base/operator";
import type { Operator } from "~/base/operator";
import type { CostsView } from "../costs/describe-costs";
import type { FamilyView } from "./describe-family";
import type { ReasonsView } from "./describe-reasons";

type Told = { reasons: ReasonsView; family: FamilyView; costs: CostsView };

/** What a meeting needs of a plan besides what it pays: why, what is left at a death, and what it costs. */
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

/** Whom to call about a plan, and when. */
export const sayQuestions = (operator: Operator) =>
  `**Questions?** Call ${sayPhoneNumber(operator)}, ${operator.hours.text}.`;
