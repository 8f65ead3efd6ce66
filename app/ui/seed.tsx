import { TickIcon } from "./icons";

export type SeedState = "done" | "current" | "todo";

/** The state of a step in words. */
export const SEED_WORDS: Record<SeedState, string> = { done: "Done", current: "You are here", todo: "To do" };

const LOOKS: Record<SeedState, string> = {
  done: "border-2 border-leaf bg-leaf text-white",
  current: "border-4 border-bark bg-white text-bark",
  todo: "border-2 border-control bg-white text-ink",
};

/** A step's mark, shaped like a seed. The words beside it say the state. */
export function SeedMark({ number, state }: { number: number; state: SeedState }) {
  return (
    <span
      className={`flex h-10 w-10 shrink-0 items-center justify-center rounded-seed text-small font-bold ${LOOKS[state]}`}
    >
      {state === "done" ? <TickIcon className="h-6 w-6" /> : <span aria-hidden="true">{number}</span>}
    </span>
  );
}

/** A number in a list of three or four items, in the shape of a seed. */
export function SeedNumber({ number }: { number: number }) {
  return (
    <span
      aria-hidden="true"
      className="flex h-[2.75rem] w-[2.75rem] shrink-0 items-center justify-center rounded-seed border-2 border-bark text-label font-bold text-bark"
    >
      {number}
    </span>
  );
}
