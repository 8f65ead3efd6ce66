import { DEFAULT_OPTIONS } from "~/engine";
import type { PreparedMarkets } from "~/engine";
import type { Answer, EngineQuestion, QuestionKind } from "./advice-worker";

type Surroundings = Pick<EngineQuestion<QuestionKind>, "basisVersion" | "options">;

/** Finds the markets that a question needs; nothing for markets that no plan is stored with. */
export type MarketKeeper = (surroundings: Surroundings) => Promise<PreparedMarkets | undefined>;

/** How a thread is asked. */
type Ask = <Kind extends "markets" | "replicates">(question: EngineQuestion<Kind>) => Promise<Answer<Kind>>;

/** Makes something once for each basis; what failed is made again for the next who asks. */
function keepByBasis<Value>(make: (surroundings: Surroundings) => Promise<Value>) {
  const kept = new Map<string, Promise<Value>>();
  return (surroundings: Surroundings): Promise<Value> => {
    const { basisVersion } = surroundings;
    const known = kept.get(basisVersion);
    if (known) return known;
    const made = make(surroundings);
    kept.set(basisVersion, made);
    made.catch(() => kept.delete(basisVersion));
    return made;
  };
}

function read<Kind extends QuestionKind>(answer: Answer<Kind>) {
  if (!answer.ok) throw answer.reason;
  return answer.value;
}

/**
 * Keeps the markets of each basis for as long as the process lives, in memory that its threads share. A thread simulates
 * them when they are first needed.
 */
export function createMarketKeeper(ask: Ask): MarketKeeper {
  const findMarkets = keepByBasis(async ({ basisVersion, options }) =>
    read(await ask({ kind: "markets", asked: null, basisVersion, options })),
  );
  const findReplicates = keepByBasis(async ({ basisVersion, options }) =>
    read(await ask({ kind: "replicates", asked: null, basisVersion, options })),
  );
  return async (surroundings) => {
    const { seed, paths, replicates } = surroundings.options;
    if (seed !== DEFAULT_OPTIONS.seed || paths !== DEFAULT_OPTIONS.paths) return undefined;
    const markets = await findMarkets(surroundings);
    if (replicates !== DEFAULT_OPTIONS.replicates) return markets;
    return { ...markets, replicates: await findReplicates(surroundings) };
  };
}
