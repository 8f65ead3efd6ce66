import type { Mistakes, Rejection } from "~/contract/wire/envelope";
import { explainFailure } from "~/web/access/explain-failure.server";
import type { Entered } from "../walk-through/enter.server";

/**
 * The reason why the services did not work out or store a change: its mistakes if they name any.
 * @param words for failures without a reason
 * @throws Response 404 if the plan is no longer the visitor's
 */
export function explainRefusedChange(answer: Rejection, session: Entered["session"], words: string): string {
  const mistakes = answer.return_object?.errors ?? [];
  return mistakes.length > 0 ? explainMistakes(mistakes) : explainFailure(answer, session, words);
}

/** A mistake may be in a lump sum chosen on another page, which other changes have made impossible. */
export function explainMistakes(mistakes: Readonly<Mistakes["errors"]>): string {
  return mistakes
    .map(({ path, message }) =>
      path === "lump_sum"
        ? `${message} with these changes. Choose another lump sum under “Change a part of this plan”, on the plan’s page.`
        : `${message}.`,
    )
    .join(" ");
}
