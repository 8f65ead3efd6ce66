import { valueAt } from "./chart-figures";
import type { ChartFigures, Series } from "./chart-figures";
import type { ChartScales } from "./chart-scales";
import { spreadApart } from "./scale";
import { SERIES_LOOKS } from "./series-look";

type WordsProps = { figures: ChartFigures; scales: ChartScales };

/** White behind the letters, where they stand on lines. */
const HALO = { paintOrder: "stroke", stroke: "#fff", strokeWidth: 4, strokeLinejoin: "round" } as const;

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

/** In the narrow one they stand above or below their lines, each at another place along. */
function NameOnLine({ series, scales }: { series: Series; scales: ChartScales }) {
  const { x, y, first, last, size } = scales;
  const { along, shift } = SERIES_LOOKS[series.kind].name;
  const at = first + (last - first) * along;
  const place = Math.min(y(valueAt(series.points, at)) + shift + 5, size.height - size.bottom - 6);
  return (
    <text {...HALO} x={x(at)} y={place} textAnchor="middle" fontWeight="700">
      {series.name}
    </text>
  );
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

function Events({ figures, scales }: WordsProps) {
  const floor = scales.size.height - scales.size.bottom;
  return (figures.events ?? []).map(({ at, kind, text, shortText }) => {
    const points = figures.series.find((series) => series.kind === kind)?.points ?? [];
    const place = scales.x(at);
    const top = scales.y(valueAt(points, at)) + 8;
    const foot = Math.min(top + 24, floor - 12);
    const { textAnchor, shift } = sideOf(place, scales);
    return (
      <g key={text}>
        <path d={`M${place} ${top}V${foot}`} stroke="#1F2230" strokeWidth="1.5" />
        <text {...HALO} x={place + shift} y={foot + 4} textAnchor={textAnchor}>
          {scales.isWide ? text : (shortText ?? text)}
        </text>
      </g>
    );
  });
}

/** All words on a chart but its axes: what happens, and the names of the lines. */
export function ChartWords({ figures, scales }: WordsProps) {
  return (
    <g fontSize="16" fill="#1F2230">
      <Mark figures={figures} scales={scales} />
      <Events figures={figures} scales={scales} />
      {scales.isWide ? (
        <NamesAtEnds figures={figures} scales={scales} />
      ) : (
        figures.series.map((series) => <NameOnLine key={series.kind} series={series} scales={scales} />)
      )}
    </g>
  );
}
