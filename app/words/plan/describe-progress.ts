import type { GENERATION_STAGES } from "~/contract/plan/plan-operations";

type Stage = (typeof GENERATION_STAGES)[number];
/** The state of a stage of the work. */
export type StageState = "done" | "busy" | "to come";
/** A stage of the work by its name, and its state in words. */
export type StageView = { name: string; state: StageState; stateWords: string };

const STAGE_NAMES: Record<Stage, string> = {
  cash: "Cash needs and the tax on them",
  guaranteed: "What a guaranteed income would pay",
  markets: "4\u00a0096 possible futures for the markets",
  products: "The three products, side by side",
  words: "The plan in plain words",
};

const STATE_WORDS: Record<StageState, string> = {
  done: "Done",
  busy: "Busy with this",
  "to come": "Still to come",
};

/** The progress of the work on a plan, in words and as a fraction of 1. */
export type ProgressView = { stages: readonly StageView[]; words: string; doneWords: string; share: number };

/**
 * The stages of the work: done, under way and to come.
 * @param stagesDone 0 to 5
 */
export function describeProgress(stagesDone: number): ProgressView {
  const names = Object.values(STAGE_NAMES);
  const busy = Math.min(stagesDone + 1, names.length);
  return {
    stages: names.map((name, i) => {
      const state = i < stagesDone ? "done" : i === stagesDone ? "busy" : "to come";
      return { name, state, stateWords: STATE_WORDS[state] };
    }),
    words: `Step ${busy} of ${names.length}`,
    doneWords: `${stagesDone} done`,
    share: stagesDone / names.length,
  };
}
