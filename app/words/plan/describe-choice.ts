/** A person's selection and requests, for the pages that they affect. */
import type { AnswerOf } from "~/contract/wire/operation";
import type { OperationAt } from "~/contract/operations";
import type { PlanFacts } from "./plan-facts";
import { writeInstant } from "./write-figures";

/** The plan's records of advice and its requests, the newest first. A guest has none. */
export type ChoicesMade = {
  records: AnswerOf<OperationAt<"getRecords">>;
  requests: AnswerOf<OperationAt<"getRequests">>;
};

type MadeRequest = ChoicesMade["requests"][number];

export const NOTHING_MADE: ChoicesMade = { records: [], requests: [] };

const ASKED = { quote: "for a quote", invest: "to invest" } as const;

/** Dates the newest request of each kind, and says if it is about another plan than the selected one. */
export function sayRequests({ requests, records }: ChoicesMade): string[] {
  const chosen = records.find(({ is_current }) => is_current)?.plan_type;
  const newest = requests.filter(
    ({ kind }, place) => requests.findIndex((one) => one.kind === kind) === place,
  );
  return newest.map((request) => {
    const isAboutChosen = request.is_current && request.plan_type === chosen;
    const asked = `We received the request ${ASKED[request.kind]} on ${writeInstant(request.requested_at)} (reference ${request.reference}).`;
    return isAboutChosen
      ? asked
      : `${asked} It was for the plan chosen then: when we call about it, say what has changed.`;
  });
}

/** The selection before the plan was changed; undefined if something is selected, or if nothing ever was. */
export function sayLostChoice({ plan }: Pick<PlanFacts, "plan">, made: ChoicesMade): string | undefined {
  const [record] = made.records;
  if (plan.selected_at !== undefined || !record) return undefined;
  const named = record.plan_type === "edit" ? "amended" : "recommended";
  return `The ${named} plan was chosen on ${writeInstant(record.selected_at)}. The plan has been changed since.`;
}

/** The consequences for a selection and for requests if an amended plan is made, changed or discarded. */
export function warnOfAmending({ plan, recommendation }: PlanFacts, { requests }: ChoicesMade): string[] {
  const { selected_at: at } = plan;
  const standing = nameRequests(requests.filter((one) => one.is_current && one.plan_type === "edit"));
  if (at === undefined) return standing;
  const chosen = recommendation.selected
    ? `The recommended plan was chosen on ${writeInstant(at)}. It stays chosen unless another one is.`
    : `The amended plan was chosen on ${writeInstant(at)}. Once it is changed, that choice no longer counts, and a plan has to be chosen again.`;
  return [chosen, ...standing];
}

/** The consequences for a selection and for requests if the answers are changed. */
export function warnOfNewAnswers(chosenAt: string | undefined, { requests }: ChoicesMade): string[] {
  const standing = nameRequests(requests.filter(({ is_current }) => is_current));
  if (chosenAt === undefined) return standing;
  return [
    `This plan was chosen on ${writeInstant(chosenAt)}. If it changes, that choice no longer counts, and a plan has to be chosen again.`,
    ...standing,
  ];
}

function nameRequests(requests: readonly MadeRequest[]): string[] {
  return requests.map(
    ({ kind, reference }) =>
      `The request ${ASKED[kind]} (reference ${reference}) stays as it is: when we call about it, say what has changed.`,
  );
}
