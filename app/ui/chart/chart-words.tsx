import type { ChartFigures } from "./chart-figures";
import type { ChartScales } from "./chart-scales";
import { measureWords } from "./measure-words";
import { spreadApart } from "./scale";

type WordsProps = { figures: ChartFigures; scales: ChartScales };

/** A white outline around the letters, where a dotted line of another event crosses them. */
const HALO = { paintOrder: "stroke", stroke: "#fff", strokeWidth: 4, strokeLinejoin: "round" } as const;

const EVENT_ROW = 20;
/** Pixels between a dotted line and its words. */
const GAP = 8;

/** The names at the ends of the lines in the wider drawings, moved apart where the ends are close. */
function NamesAtEnds({ figures: { ends }, scales }: WordsProps) {
  const x = scales.endsLeft;
  const wished = ends.map(({ value }) => scales.y(value));
  const places = spreadApart(wished, 46, { from: scales.top + 8, to: scales.floor - 8 });
  return ends.map(({ name, note }, index) => (
    <text key={name} x={x} y={(places[index] ?? 0) - 2}>
      <tspan fontWeight="700">{name}</tspan>
      <tspan x={x} dy="20">
        {note}
      </tspan>
    </text>
  ));
}

/**
 * Places the words of an event: before its dotted line, else after it, else at the left edge above the line.
 * @param end the right limit of the room after the line
 */
function placeEvent(place: number, width: number, end: number) {
  if (place - GAP - width >= 0) return { x: place - GAP, textAnchor: "end", isAbove: false } as const;
  const isAbove = place + GAP + width > end;
  return { x: isAbove ? 0 : place + GAP, textAnchor: "start", isAbove } as const;
}

/**
 * Events take a row each above the plot, the last one on top, so that no dotted line crosses the words of
 * another.
 */
function Events({ figures: { events }, scales }: WordsProps) {
  const last = [...events].reverse();
  return last.map(({ age, words, shortWords }, row) => {
    const text = scales.hasRoom ? words : shortWords;
    const [place, foot] = [scales.x(age), 16 + row * EVENT_ROW];
    const later = last[row - 1];
    const end = later ? scales.x(later.age) - GAP : scales.width;
    const { isAbove, ...at } = placeEvent(place, measureWords(text), end);
    return (
      <g key={words}>
        <path
          d={`M${place} ${isAbove ? foot + 6 : foot - 12}V${scales.topAt(age)}`}
          stroke="#5F6473"
          strokeWidth="2"
          strokeDasharray="2 4"
        />
        <text {...HALO} {...at} y={foot}>
          {text}
        </text>
      </g>
    );
  });
}

/**
 * The words around the plot: the events above it, and in the wider drawings the names at the ends of the
 * lines.
 */
export function ChartWords({ figures, scales }: WordsProps) {
  return (
    <g fontSize="16" fill="#1F2230">
      <Events figures={figures} scales={scales} />
      {scales.isNamedAtEnds && <NamesAtEnds figures={figures} scales={scales} />}
    </g>
  );
}
