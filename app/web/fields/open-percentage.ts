import { percentage, type Typing } from "./typings";

/** An optional percentage in percentage points: an empty one is undefined. */
export function openPercentage(decimals = 0): Typing<number> {
  const { read, ...typing } = percentage(decimals);
  return {
    ...typing,
    read: (typed) => ([typed].flat().join("").trim() === "" ? undefined : read(typed)),
  };
}
