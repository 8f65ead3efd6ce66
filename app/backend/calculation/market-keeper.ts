import { DEFAULT_OPTIONS, nameAssumptions, type PreparedMarkets } from "~/engine";
import { memoizeLru } from "../process/memoize-lru";
import type { Answer, EngineQuestion, QuestionKind } from "./advice-worker";

type Surroundings = Pick<EngineQuestion<QuestionKind>, "assumptions" | "options">;

/** Finds the markets of a question; undefined for options that no stored plan has. */
export type MarketKeeper = (surroundings: Surroundings) => Promise<PreparedMarkets | undefined>;

/** Runs a question in a thread. */
type Ask = <Kind extends "markets" | "replicates">(question: EngineQuestion<Kind>) => Promise<Answer<Kind>>;

/** A basis's own markets take 20 MB and its replicates 40 MB; markets under other fees take 10 MB more. */
const MOST_KEPT = 8;

function read<Kind extends QuestionKind>(answer: Answer<Kind>) {
  if (!answer.ok) throw answer.reason;
  return answer.value;
}

/** The same under the basis's own fees. */
function withoutFees({ assumptions, options }: Surroundings): Surroundings {
  return { assumptions: { ...assumptions, fees: {} }, options };
}

function hasOwnFees({ assumptions }: Surroundings): boolean {
  return nameAssumptions(assumptions) !== nameAssumptions({ ...assumptions, fees: {} });
}

/**
 * Caches the markets of the assumptions in use, in memory that the threads share. A thread simulates them on
 * first use; for a plan's own fees it starts from those of the basis.
 */
export function createMarketKeeper(ask: Ask): MarketKeeper {
  const kept = { most: MOST_KEPT, name: ({ assumptions }: Surroundings) => nameAssumptions(assumptions) };
  const findMarkets = memoizeLru({
    ...kept,
    make: async (surroundings): Promise<PreparedMarkets> => {
      const { assumptions, options } = surroundings;
      const prepared = hasOwnFees(surroundings) ? await findMarkets(withoutFees(surroundings)) : undefined;
      return read(
        await ask({ kind: "markets", asked: null, assumptions, options: { ...options, prepared } }),
      );
    },
  });
  const findReplicates = memoizeLru({
    ...kept,
    make: async (surroundings) => read(await ask({ kind: "replicates", asked: null, ...surroundings })),
  });
  return async (surroundings) => {
    const { seed, paths, replicates } = surroundings.options;
    if (seed !== DEFAULT_OPTIONS.seed || paths !== DEFAULT_OPTIONS.paths) return undefined;
    const markets = await findMarkets(surroundings);
    if (replicates !== DEFAULT_OPTIONS.replicates) return markets;
    // Replicates use the industry's fee, whatever the plan's fees are.
    return { ...markets, replicates: await findReplicates(withoutFees(surroundings)) };
  };
}
