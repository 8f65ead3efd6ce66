import { SEED_WORDS, SeedMark } from "./seed";
import type { SeedState } from "./seed";

export type StepBandProps = {
  /** What the steps lead through, for screen readers. */
  label: string;
  steps: readonly { name: string; state: SeedState }[];
};

/** The steps of a task under the header, each at most 190 px wide. On phones the current one is named below the seeds. */
export function StepBand({ label, steps }: StepBandProps) {
  const current = steps.findIndex(({ state }) => state === "current");
  return (
    <section aria-label={label} className="frame py-2">
      <ol className="flex flex-wrap justify-between gap-2">
        {steps.map(({ name, state }, at) => (
          <li
            key={name}
            aria-current={state === "current" ? "step" : undefined}
            className="flex min-h-touch min-w-[2.5rem] max-w-[190px] items-center gap-3 wide:flex-1"
          >
            <SeedMark number={at + 1} state={state} />
            <span className="sr-only min-w-0 text-small wide:not-sr-only">
              <span className={`block font-bold ${state === "current" ? "text-bark" : "text-ink"}`}>
                <span className="sr-only">Step {at + 1}: </span>
                {name}
              </span>
              <span className="block text-soft">{SEED_WORDS[state]}</span>
            </span>
          </li>
        ))}
      </ol>
      {current >= 0 && (
        <p aria-hidden="true" className="pb-1 text-small wide:hidden">
          Step {current + 1} of {steps.length}: <strong className="text-bark">{steps[current]?.name}</strong>
        </p>
      )}
    </section>
  );
}
