/** Calls of the functions that the engine's index exports, and the values that each argument must refuse. */
const NOT_FINITE = [Number.NaN, Infinity, -Infinity];
/** The values that an argument must refuse, by its kind. */
export const WRONG = {
  number: NOT_FINITE,
  amount: [...NOT_FINITE, -1],
  share: [...NOT_FINITE, -0.01, 1.01],
  rate: [...NOT_FINITE, -1],
  whole: [...NOT_FINITE, -1, 1.5],
  multiple: [...NOT_FINITE, 0.99],
  chances: [[], [Number.NaN], [-0.1], [1.1]],
  amounts: [[], [Number.NaN], [-1], [Infinity]],
  list: [[]],
  day: ["2026-02-30", "soon", ""],
  name: ["no such"],
} satisfies Record<string, unknown[]>;

/**
 * Arguments of a valid call, and for each argument that can be wrong its path, its kind and its name in the
 * message.
 */
export type Call = { args: unknown[]; wrong: [path: string, kind: keyof typeof WRONG, named?: string][] };

/** By the function's name. */
export type Calls = Record<string, Call>;
