/** The code of a worker thread, built separately into `build/advice-worker.mjs`; it imports only the engine. */
import { LRUCache } from "lru-cache";
import { failure, type Result, success } from "~/base/result";
import {
  adjustedIncomePerMonth,
  type Adjustment,
  type AdviceOptions,
  advise,
  amend,
  type Amendment,
  type Assumptions,
  type Basis,
  checkPayingAnnuity,
  estimate,
  type EstimateAnswers,
  type FigureToFollow,
  followFirstFigure,
  incomesByDependantsShare,
  incomesByPartnerShare,
  type PayingAnnuity,
  type PreparedMarkets,
  prepareMarkets,
  prepareReplicates,
  readAssumptions,
  type RetirementCase,
  weighWays,
} from "~/engine";

/** The subject of every question. */
type About = { retirementCase: RetirementCase };
type Shares = { shares: readonly number[] };

/** The context of every question: the assumptions and the options of the computation. */
type Surroundings = { basis: Basis; options: AdviceOptions };

/** Memory that is shared with other threads rather than copied. */
const allocateShared = (length: number) =>
  new Float64Array(new SharedArrayBuffer(length * Float64Array.BYTES_PER_ELEMENT));

/** The handler of each kind of question, which together are the thread's whole interface. */
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

/** A kind of question, with its input and result below. */
export type QuestionKind = keyof Answerers;
export type AskedOf<Kind extends QuestionKind> = Parameters<Answerers[Kind]>[0];
export type AnswerTo<Kind extends QuestionKind> = ReturnType<Answerers[Kind]>;

/** A question for a thread, with the assumptions that apply. */
export type EngineQuestion<Kind extends QuestionKind> = {
  kind: Kind;
  asked: AskedOf<Kind>;
  assumptions: Assumptions;
  options: AdviceOptions;
};

/** An answer, or the error that the engine threw; any other failure of a thread rejects. */
export type Answer<Kind extends QuestionKind> = Result<AnswerTo<Kind>, unknown>;

/** As many as `market-keeper.ts` caches for all threads. */
const MOST_KNOWN = 8;
const known = new LRUCache<string, PreparedMarkets>({ max: MOST_KNOWN });

/**
 * Returns the thread's first copy of some markets. Every question brings another copy with the same shared
 * memory, for which facts already cached about the first, such as validity, would be computed again.
 */
function recognise(markets: PreparedMarkets): PreparedMarkets {
  const { setKey, funds, replicates = [] } = markets;
  const name = JSON.stringify([setKey, funds.map(({ mix, feeShare }) => [mix, feeShare]), replicates.length]);
  const first = known.get(name) ?? markets;
  known.set(name, first);
  return first;
}

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
