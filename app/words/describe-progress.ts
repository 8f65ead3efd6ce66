import type { GENERATION_STAGES } from "~/contract/operations";

type Stage = (typeof GENERATION_STAGES)[number];
export type StageState = "done" | "busy" | "to come";
export type StageView = { name: string; state: StageState };

const STAGE_NAMES: Record<Stage, string> = {
  cash: "Your cash needs and the tax on them",
  guaranteed: "What a guaranteed income would pay",
  markets: "4\u00a0096 possible futures for the markets",
  products: "The three products, side by side",
  words: "Your plan in plain words",
};

export type ProgressView = { stages: readonly StageView[]; words: string; doneWords: string; share: number };

/** The stages of the work with what is done, under way and still to come. */
export function describeProgress(stagesDone: number): ProgressView {
  const names = Object.values(STAGE_NAMES);
  const busy = Math.min(stagesDone + 1, names.length);
  return {
    stages: names.map((name, i) => ({
      name,
      state: i < stagesDone ? "done" : i === stagesDone ? "busy" : "to come",
    })),
    words: `Step ${busy} of ${names.length}`,
    doneWords: `${stagesDone} done`,
    share: stagesDone / names.length,
  };
}
