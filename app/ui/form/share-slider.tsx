import { useIsLive } from "../use-is-live";
import { textOf, useFieldState } from "./field-state";

type ShareSliderProps = {
  name: string;
  label: string;
  /** The current share in words. */
  said: string;
  /** In percentage points, ascending. */
  shares: readonly number[];
  /** The texts at its two ends. */
  ends: readonly [string, string];
};

/**
 * A slider over a list of shares. It posts an index, so that each can be chosen however unevenly they are
 * spaced.
 */
export function ShareSlider({ name, label, said, shares, ends }: ShareSliderProps) {
  const { id, shown } = useFieldState(name);
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        type="range"
        id={id}
        name={name}
        min={0}
        max={shares.length - 1}
        step={1}
        defaultValue={textOf(shown)}
        aria-valuetext={useIsLive() ? said : undefined}
        className="slider"
      />
      <div className="flex justify-between px-[1.25rem]" aria-hidden="true">
        {shares.map((share) => (
          <span key={share} className="h-[0.5rem] w-[2px] bg-control" />
        ))}
      </div>
      <p className="flex flex-wrap justify-between gap-4 pt-1 text-small text-soft">
        <span>{ends[0]}</span>
        <span className="ml-auto text-right">{ends[1]}</span>
      </p>
    </div>
  );
}
