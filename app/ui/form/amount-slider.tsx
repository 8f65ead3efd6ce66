import { useIsLive } from "../use-is-live";
import { Hint } from "./field-message";
import { textOf, useFieldState } from "./field-state";

type AmountSliderProps = {
  name: string;
  label: string;
  hint: string;
  /** The current amount in words. */
  said: string;
  /** In whole rand, as are the amounts of `ends` and `mark`. */
  step: number;
  ends: readonly [MarkedAmount, MarkedAmount];
  /** The highlighted amount between the ends. */
  mark: MarkedAmount & { note: string };
  /** Other amounts, which the hint mentions; browsers offer them under their words. */
  marks?: readonly MarkedAmount[];
};

type MarkedAmount = { amount: number; words: string };

/** The thumb's middle travels from half a thumb after one end to half a thumb before the other. */
const HALF_THUMB = "20px";

/**
 * Rounds the slider's bounds outwards to whole steps, so that every position is round; the caller clamps to
 * the stated ends.
 */
function findPlaces([least, most]: readonly [number, number], step: number) {
  return { min: Math.floor(least / step) * step, max: Math.ceil(most / step) * step };
}

/** A slider over amounts of rand, with one of them marked above it. */
export function AmountSlider({ name, label, hint, said, step, ends, mark, marks = [] }: AmountSliderProps) {
  const { id, hintId, describedBy, shown } = useFieldState(name, hint);
  const [least, most] = ends;
  const { min, max } = findPlaces([least.amount, most.amount], step);
  const shareOf = (amount: number) => (max > min ? (amount - min) / (max - min) : 0);
  const share = shareOf(mark.amount);
  const listId = `${id}-marks`;
  return (
    <div>
      <label htmlFor={id} className="block text-balance text-label font-bold">
        {label}
      </label>
      <Hint id={hintId}>{hint}</Hint>
      <p className="relative mt-2 h-6 text-small tight:h-auto" aria-hidden="true">
        <span
          className="absolute whitespace-nowrap narrow:static narrow:whitespace-normal"
          style={placeWords(share)}
        >
          <strong className="text-bark">{mark.words}</strong>, {mark.note}
        </span>
      </p>
      <div className="relative h-3" aria-hidden="true">
        <span className="absolute h-full border-l-2 border-bark" style={{ left: placeMark(share) }} />
        {marks.map(({ amount }) => (
          <span
            key={amount}
            className="absolute bottom-0 h-2 border-l-2 border-control"
            style={{ left: placeMark(shareOf(amount)) }}
          />
        ))}
      </div>
      <input
        type="range"
        id={id}
        name={name}
        min={min}
        max={max}
        step={step}
        list={marks.length > 0 ? listId : undefined}
        defaultValue={textOf(shown)}
        aria-describedby={describedBy}
        aria-valuetext={useIsLive() ? said : undefined}
        className="slider"
      />
      {marks.length > 0 && (
        <datalist id={listId}>
          {marks.map(({ amount, words }) => (
            <option key={amount} value={amount} label={words} />
          ))}
        </datalist>
      )}
      <p className="flex flex-wrap justify-between gap-4 text-small text-soft">
        <span>{least.words}</span>
        <span className="ml-auto text-right">{most.words}</span>
      </p>
    </div>
  );
}

function placeMark(share: number): string {
  return `calc(${HALF_THUMB} + (100% - 2 * ${HALF_THUMB}) * ${share.toFixed(4)})`;
}

/** Centres words over their mark, within the ends. */
function placeWords(share: number) {
  if (share < 1 / 3) return { left: `calc((100% - 2 * ${HALF_THUMB}) * ${share.toFixed(4)})` };
  if (share > 2 / 3) return { right: `calc((100% - 2 * ${HALF_THUMB}) * ${(1 - share).toFixed(4)})` };
  return { left: placeMark(share), transform: "translateX(-50%)" };
}
