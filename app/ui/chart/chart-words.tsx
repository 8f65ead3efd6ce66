import { valueAt } from "./chart-figures";
import type { FigureEvent, ChartFigures } from "./chart-figures";
import type { ChartScales } from "./chart-scales";
import { placeNames } from "./place-names";
import { spreadApart } from "./scale";
import { SERIES_LOOKS } from "./series-look";

type WordsProps = { figures: ChartFigures; scales: ChartScales };

/** White behind the letters, where they cross lines. */
const HALO = { paintOrder: "stroke", stroke: "#fff", strokeWidth: 4, strokeLinejoin: "round" } as const;

/** The width of a letter of 16 px, on average. */
const LETTER_WIDTH = 8;

/** In the wide drawing the names stand at the ends of the lines, moved apart where the ends are close. */
function NamesAtEnds({ figures, scales }: WordsProps) {
  const { x, y, size, last } = scales;
  const wished = figures.series.map(({ points }) => y(points.at(-1)?.value ?? 0));
  const places = spreadApart(wished, 46, { from: size.top + 8, to: size.height - size.bottom - 8 });
  return figures.series.map(({ kind, name, note }, index) => (
    <text key={kind} x={x(last) + 16} y={places[index]! + (note ? -2 : 5)}>
      <tspan fontWeight="700">{name}</tspan>
      {note && (
        <tspan x={x(last) + 16} dy="20">
          {note}
        </tspan>
      )}
    </text>
  ));
}

/** In the narrow drawing they stand above or below their lines, where they overlap no other words. */
function NamesOnLines({ figures, scales }: WordsProps) {
  const { x, y, size } = scales;
  const area = { left: size.left, right: size.width - 4, top: 24, bottom: size.height - size.bottom };
  const lines = figures.series.map(({ kind, name, points }) => ({
    name,
    wish: SERIES_LOOKS[kind].name,
    places: points.map(({ at, value }) => ({ x: x(at), y: y(value) })),
  }));
  const taken = (figures.events ?? []).map((event) => placeEvent(event, figures, scales).box);
  const places = placeNames(lines, taken, area);
  return lines.map(({ name }, index) => (
    <text key={name} {...HALO} x={places[index]!.x} y={places[index]!.y} textAnchor="middle" fontWeight="700">
      {name}
    </text>
  ));
}

/** Words beside a place stand on the side that has room for them. */
function sideOf(place: number, { size }: ChartScales): { textAnchor: "start" | "end"; shift: number } {
  return place > size.width / 2 ? { textAnchor: "end", shift: -6 } : { textAnchor: "start", shift: 6 };
}

function Mark({ figures, scales }: WordsProps) {
  if (!figures.mark) return null;
  const { at, text, shortText } = figures.mark;
  const place = scales.x(at);
  return (
    <g>
      <path
        d={`M${place} 24V${scales.size.height - scales.size.bottom}`}
        stroke="#5F6473"
        strokeWidth="2"
        strokeDasharray="2 4"
      />
      <text x={place} y="16" textAnchor={sideOf(place, scales).textAnchor} fill="#474B5A">
        {scales.isWide ? text : (shortText ?? text)}
      </text>
    </g>
  );
}

/** An event's words beside a stroke that hangs from its line, and the space they take. */
function placeEvent({ at, kind, text, shortText }: FigureEvent, figures: ChartFigures, scales: ChartScales) {
  const floor = scales.size.height - scales.size.bottom;
  const points = figures.series.find((series) => series.kind === kind)?.points ?? [];
  const place = scales.x(at);
  const top = scales.y(valueAt(points, at)) + 8;
  const foot = Math.min(top + 24, floor - 12);
  const { textAnchor, shift } = sideOf(place, scales);
  const words = scales.isWide ? text : (shortText ?? text);
  const [start, width] = [place + shift, words.length * LETTER_WIDTH];
  const box = {
    left: textAnchor === "end" ? start - width : start,
    right: textAnchor === "end" ? start : start + width,
    top: foot - 10,
    bottom: foot + 9,
  };
  return { place, top, foot, start, textAnchor, words, box };
}

function Events({ figures, scales }: WordsProps) {
  return (figures.events ?? []).map((event) => {
    const { place, top, foot, start, textAnchor, words } = placeEvent(event, figures, scales);
    return (
      <g key={event.text}>
        <path d={`M${place} ${top}V${foot}`} stroke="#1F2230" strokeWidth="1.5" />
        <text {...HALO} x={start} y={foot + 4} textAnchor={textAnchor}>
          {words}
        </text>
      </g>
    );
  });
}

/** All words on a chart except its axes: the events and the names of the lines. */
export function ChartWords({ figures, scales }: WordsProps) {
  return (
    <g fontSize="16" fill="#1F2230">
      <Mark figures={figures} scales={scales} />
      <Events figures={figures} scales={scales} />
      {scales.isWide ? (
        <NamesAtEnds figures={figures} scales={scales} />
      ) : (
        <NamesOnLines figures={figures} scales={scales} />
      )}
    </g>
  );
}
