import { describeFees } from "~/words/costs/describe-fees";
import { gatherFacts } from "~/words/plan/plan-facts";
import type { Advised } from "~/words/changes/shown-plan";
import { writeDate } from "~/words/plan/write-figures";
import { pickShown } from "./view-plan";

type Asked = {
  /** Of the address: of two plans which `type` is asked for. */
  query: URLSearchParams;
  /** Other fees than the plan's are agreed by now. */
  keepsFees: boolean;
  /** The client for whom an adviser opens it. */
  clientName?: string;
};

/** What the page of a plan's fees says. */
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
