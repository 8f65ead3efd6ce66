import { describeFees } from "~/words/costs/describe-fees";
import { gatherFacts } from "~/words/plan/plan-facts";
import type { Advised } from "~/words/changes/shown-plan";
import { writeDate } from "~/words/plan/write-figures";
import { pickShown } from "./view-plan";

type Asked = {
  /** The query of the address: of two plans the `type`. */
  query: URLSearchParams;
  /** True if its owner has agreed to other fees than the plan's since. */
  keepsFees: boolean;
  /** The client for whom an adviser opens it. */
  clientName?: string;
};

/** The content of the page of a plan's fees. */
export function viewFees(
  recommended: Advised,
  amended: Advised | undefined,
  { query, keepsFees, clientName }: Asked,
) {
  const { shown, types } = pickShown(recommended, amended, query);
  const date = writeDate(shown.recommendation.common_info.advice_date);
  const whose = clientName ? `agreed with ${clientName}` : "agreed with you";
  return {
    fees: describeFees(gatherFacts(shown.recommendation, shown.plan, clientName)),
    types,
    ...(keepsFees && { kept: { title: `Worked out with the fees of ${date}.`, whose } }),
  };
}

export type FeesPageView = ReturnType<typeof viewFees>;
