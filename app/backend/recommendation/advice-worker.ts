/** What runs in a worker thread: built on its own into `build/advice-worker.mjs`, it knows the engine and nothing else. */
import { failure, success } from "~/base/result";
import type { Result } from "~/base/result";
import { advise, findBasis } from "~/engine";
import type { Basis } from "~/engine";
import type { AdviceOptions, RetirementCase } from "~/engine/advice";

/** What every question is answered with: the assumptions and the choices of the computation. */
type Surroundings = { basis: Basis; options: AdviceOptions };

/** Who answers which kind of question; whatever a thread can be asked stands here. */
const ANSWERERS = {
  advice: (asked: { retirementCase: RetirementCase }, { basis, options }: Surroundings) =>
    advise(asked.retirementCase, basis, options),
};

type Answerers = typeof ANSWERERS;

/** A kind of question, what is asked with it and what comes back. */
export type QuestionKind = keyof Answerers;
export type AskedOf<Kind extends QuestionKind> = Parameters<Answerers[Kind]>[0];
export type AnswerTo<Kind extends QuestionKind> = ReturnType<Answerers[Kind]>;

/** A question as it goes to a thread: a basis travels by its version. */
export type Question<Kind extends QuestionKind> = {
  kind: Kind;
  asked: AskedOf<Kind>;
  basisVersion: string;
  options: AdviceOptions;
};

/** An answer, or what the engine threw; whatever else goes wrong with a thread is no answer and rejects. */
export type Answer<Kind extends QuestionKind> = Result<AnswerTo<Kind>, unknown>;

/** Answers one question. */
export default function answerQuestion<Kind extends QuestionKind>({
  kind,
  asked,
  basisVersion,
  options,
}: Question<Kind>): Answer<Kind> {
  try {
    const answer = ANSWERERS[kind] as (asked: AskedOf<Kind>, surroundings: Surroundings) => AnswerTo<Kind>;
    return success(answer(asked, { basis: findBasis(basisVersion), options }));
  } catch (error) {
    return failure(error);
  }
}
