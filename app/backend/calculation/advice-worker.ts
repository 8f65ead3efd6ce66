/** The code of a worker thread, built separately into `build/advice-worker.mjs`; it knows only the engine. */
import { LRUCache } from "lru-cache";
import { failure, success } from "~/base/result";
import type { Result } from "~/base/result";
import {
  adjustedIncomePerMonth,
  advise,
  amend,
  checkPayingAnnuity,
  estimate,
  followFirstFigure,
  incomesByDependantsShare,
  incomesByPartnerShare,
  prepareMarkets,
  prepareReplicates,
  readAssumptions,
  weighWays,
} from "~/engine";
import type {
  Adjustment,
  AdviceOptions,
  Amendment,
  Assumptions,
  Basis,
  PayingAnnuity,
  EstimateAnswers,
  FigureToFollow,
  PreparedMarkets,
  RetirementCase,
} from "~/engine";

/** The person that every question is about. */
type About = { retirementCase: RetirementCase };
type Shares = { shares: readonly number[] };

/** What every question is answered with: the assumptions and the options of the computation. */
type Surroundings = { basis: Basis; options: AdviceOptions };

/** Memory that is not copied when it is passed to another thread. */
const allocateShared = (length: number) =>
  new Float64Array(new SharedArrayBuffer(length * Float64Array.BYTES_PER_ELEMENT));

/** The handler of each kind of question; this is everything that a thread can be asked. */
const ANSWERERS = {
  markets: (_asked: null, { basis, options }: Surroundings) =>
    prepareMarkets({ basis, ...options }, allocateShared),
  replicates: (_asked: null, { basis, options }: Surroundings) =>
    prepareReplicates({ basis, ...options }, allocateShared),
  advice: ({ retirementCase }: About, { basis, options }: Surroundings) =>
    advise(retirementCase, basis, options),
  amendedAdvice: (
    { retirementCase, amendment }: About & { amendment: Amendment },
    { basis, options }: Surroundings,
  ) => amend(retirementCase, amendment, basis, options),
  estimate: ({ answers }: { answers: EstimateAnswers }, { basis, options }: Surroundings) =>
    estimate(answers, basis, options),
  firstFigure: (
    { retirementCase, figure }: About & { figure: FigureToFollow },
    { basis, options }: Surroundings,
  ) => followFirstFigure(figure, retirementCase, basis, options),
  ways: ({ retirementCase }: About, { basis, options }: Surroundings) =>
    weighWays(retirementCase, basis, options),
  livingAnnuity: ({ answers }: { answers: PayingAnnuity }, { basis, options }: Surroundings) =>
    checkPayingAnnuity(answers, basis, options),
  income: (
    { retirementCase, adjustment }: About & { adjustment: Adjustment },
    { basis, options }: Surroundings,
  ) => adjustedIncomePerMonth(retirementCase, adjustment, basis, options),
  incomesByDependantsShare: ({ retirementCase, shares }: About & Shares, { basis, options }: Surroundings) =>
    incomesByDependantsShare(retirementCase, shares, basis, options),
  incomesByPartnerShare: ({ retirementCase, shares }: About & Shares, { basis, options }: Surroundings) =>
    incomesByPartnerShare(retirementCase, shares, basis, options),
};

type Answerers = typeof ANSWERERS;

/** A kind of question, its input and its result. */
export type QuestionKind = keyof Answerers;
export type AskedOf<Kind extends QuestionKind> = Parameters<Answerers[Kind]>[0];
export type AnswerTo<Kind extends QuestionKind> = ReturnType<Answerers[Kind]>;

/** A question as it is sent to a thread, with the assumptions that apply. */
export type EngineQuestion<Kind extends QuestionKind> = {
  kind: Kind;
  asked: AskedOf<Kind>;
  assumptions: Assumptions;
  options: AdviceOptions;
};

/** An answer, or the error that the engine threw; any other failure of a thread rejects. */
export type Answer<Kind extends QuestionKind> = Result<AnswerTo<Kind>, unknown>;

/** As many markets as the keeper of all threads keeps. */
const MOST_KNOWN = 8;
const known = new LRUCache<string, PreparedMarkets>({ max: MOST_KNOWN });

/**
 * Markets as this thread got them first. They come with every question, as a copy that shares their memory: what is found out
 * about them once, such as that they are sound, would be found out for every copy.
 */
function recognise(markets: PreparedMarkets): PreparedMarkets {
  const { setKey, funds, replicates = [] } = markets;
  const name = JSON.stringify([setKey, funds.map(({ mix, feeShare }) => [mix, feeShare]), replicates.length]);
  const first = known.get(name) ?? markets;
  known.set(name, first);
  return first;
}

/** Answers one question. */
export default function answerQuestion<Kind extends QuestionKind>({
  kind,
  asked,
  assumptions,
  options,
}: EngineQuestion<Kind>): Answer<Kind> {
  try {
    const { prepared } = options;
    const recognised = { ...options, ...(prepared && { prepared: recognise(prepared) }) };
    const answer = ANSWERERS[kind] as (asked: AskedOf<Kind>, surroundings: Surroundings) => AnswerTo<Kind>;
    return success(answer(asked, { basis: readAssumptions(assumptions), options: recognised }));
  } catch (error) {
    return failure(error);
  }
}
