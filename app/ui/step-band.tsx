import type { SeedState } from "./seed";
import { CurrentStep, StepName } from "./step-name";

export type BandStep = {
  name: string;
  state: SeedState;
  /** The status, where it says more than the state. */
  words?: string;
  /** The step's address, if it can be visited. */
  to?: string;
};

type StepBandProps = {
  /** The name of the task, for screen readers. */
  label: string;
  steps: readonly BandStep[];
};

/** The steps of a task under the header, each at most 190 px wide. */
export function StepBand({ label, steps }: StepBandProps) {
  const current = steps.findIndex(({ state }) => state === "current");
  const { name } = steps[current] ?? {};
  return (
    <section aria-label={label} className="step-band frame">
      <ol>
        {steps.map(({ to, ...step }, index) => {
          const words = <StepName number={index + 1} isLink={to !== undefined} {...step} />;
          return (
            <li key={step.name}>
              {to === undefined ? (
                <span aria-current={step.state === "current" ? "step" : undefined}>{words}</span>
              ) : (
                <a href={to}>{words}</a>
              )}
            </li>
          );
        })}
      </ol>
      {name && <CurrentStep number={current + 1} last={steps.length} name={name} />}
    </section>
  );
}
