/** What runs in a worker thread: built on its own into `build/advice-worker.mjs`, it knows the engine and nothing else. */
import { failure, success } from "~/base/result";
import type { Result } from "~/base/result";
import type { Advice, AdviceOptions, RetirementCase } from "~/engine/advice";
import { advise, findBasis } from "~/engine";

export type AdviceQuestion = {
  retirementCase: RetirementCase;
  basisVersion: string;
  options: AdviceOptions;
};

/** An advice, or what the engine threw; whatever else goes wrong with a thread is no answer and rejects. */
export type AdviceAnswer = Result<Advice, unknown>;

/** Computes an advice. */
export default function computeAdvice({
  retirementCase,
  basisVersion,
  options,
}: AdviceQuestion): AdviceAnswer {
  try {
    return success(advise(retirementCase, findBasis(basisVersion), options));
  } catch (error) {
    return failure(error);
  }
}
