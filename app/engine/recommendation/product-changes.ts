/**
 * Changes that would lead to another product: each answer that a person can choose is changed as little as
 * possible, and the same rules choose the product again. Nothing is simulated.
 */
import { isImportanceAsked } from "~/base/importance";
import { LARGEST_AMOUNT, MINIMUM_SAVINGS } from "~/base/money";
import type { Preference, RetirementCase } from "../case/retirement-case";
import type { OtherAnswer } from "../advice/advice";
import { chooseProduct, type ProductFacts, type ProductTurn } from "./product-rules";

export type ChosenAnswers = Pick<RetirementCase, OtherAnswer["answer"]>;

const PREFERENCES: readonly Preference[] = ["income", "inheritance"];

/**
 * Finds for each answer, and for more and for less savings, the nearest value that leads to another product.
 * @param readFacts the facts for the rules, given other answers
 * @returns no entry for an answer that cannot change the product
 * cost: about 80 times `readFacts`
 */
export function findTurns(
  answers: ChosenAnswers,
  readFacts: (answers: ChosenAnswers) => ProductFacts,
): ProductTurn[] {
  const now = readFacts(answers);
  const recommended = chooseProduct(now);
  const isAsked = isImportanceAsked(now);

  /** Where a change makes the survey ask for the preference, either answer to that may lead to another product. */
  function turn(other: OtherAnswer): ProductTurn | undefined {
    const changed: ChosenAnswers = { ...answers, [other.answer]: other.value };
    const opens = !isAsked && isImportanceAsked(readFacts(changed));
    for (const importance of opens ? PREFERENCES : [changed.importance]) {
      const facts = readFacts({ ...changed, importance });
      const product = chooseProduct(facts);
      const change = { ...other, product, ...(opens && { importance }) };
      if (product !== recommended) return { change, facts };
    }
    return undefined;
  }

  /** Bisects, as savings act through thresholds: every amount beyond the nearest turning one turns too. */
  function turnSavings(nearest: number, farthest: number, towards: -1 | 1): ProductTurn | undefined {
    const turnAt = (distance: number) => turn({ answer: "savings", value: nearest + towards * distance });
    let [kept, changed] = [-1, towards * (farthest - nearest)];
    let found = changed > kept ? turnAt(changed) : undefined;
    while (found && changed - kept > 1) {
      const middle = Math.floor((kept + changed) / 2);
      const other = turnAt(middle);
      if (other) [found, changed] = [other, middle];
      else kept = middle;
    }
    return found;
  }

  const turns = [
    isAsked
      ? turn({ answer: "importance", value: answers.importance === "income" ? "inheritance" : "income" })
      : undefined,
    turn({ answer: "hasBackup", value: !answers.hasBackup }),
    turnSavings(Math.ceil(answers.savings) - 1, MINIMUM_SAVINGS, -1),
    turnSavings(Math.floor(answers.savings) + 1, LARGEST_AMOUNT, 1),
  ];
  return turns.filter((found) => found !== undefined);
}
