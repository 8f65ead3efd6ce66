import type { ChartFigures } from "./chart-figures";
import type { ChartScales } from "./chart-scales";
import { placeNames } from "./place-names";
import type { Box } from "./place-names";
import { spreadApart } from "./scale";
import { SERIES_LOOKS } from "./series-look";

type WordsProps = { figures: ChartFigures; scales: ChartScales };

/** White behind the letters, where they cross lines. */
const HALO = { paintOrder: "stroke", stroke: "#fff", strokeWidth: 4, strokeLinejoin: "round" } as const;

/** Widths of letters of 16 px, on average. */
const LETTER_WIDTH = 8;
const BOLD_LETTER_WIDTH = 9;
const EVENT_ROW = 20;

/** In the wide drawing the names stand at the ends of the lines, moved apart where the ends are close. */
function NamesAtEnds({ figures: { ends }, scales }: WordsProps) {
  const x = scales.right + 16;
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

/** In the narrow drawing they stand above or below their lines, where they overlap no other words. */
function NamesOnLines({ figures: { ages, lines, columns }, scales }: WordsProps) {
  const area = { left: scales.left, right: scales.width - 4, top: scales.top - 10, bottom: scales.floor };
  const named = lines.flatMap(({ kind, name, values }) => {
    const places = ages.flatMap((age, i) => {
      const value = values[i];
      return value === null || value === undefined ? [] : [{ x: scales.x(age), y: scales.y(value) }];
    });
    return places.length > 0 ? [{ name, wish: SERIES_LOOKS[kind].name, places }] : [];
  });
  const taken = columns ? [plateOf(columns.solid, scales), stripedNameOf(columns, scales).box] : [];
  const places = placeNames(named, taken, area);
  return named.map(({ name }, index) => (
    <text key={name} {...HALO} {...places[index]} textAnchor="middle" fontWeight="700">
      {name}
    </text>
  ));
}

type Columns = NonNullable<ChartFigures["columns"]>;

/** The white plate in the solid columns, two lines high. */
function plateOf({ name, note, values }: Columns["solid"], { left, floor, y, isWide }: ChartScales): Box {
  const from = left + (isWide ? 24 : 12);
  const width = Math.max(name.length * BOLD_LETTER_WIDTH, note.length * LETTER_WIDTH) + 16;
  const middle = (floor + y(values[0] ?? 0)) / 2;
  return { left: from, right: from + width, top: middle - 25, bottom: middle + 25 };
}

function stripedNameOf({ solid, striped }: Columns, { left, y, isWide }: ChartScales) {
  const words = isWide ? `${striped.name}, ${striped.note}` : striped.name;
  const foot = y((solid.values[0] ?? 0) + (striped.values[0] ?? 0)) - 10;
  const box = { left, right: left + words.length * BOLD_LETTER_WIDTH, top: foot - 14, bottom: foot + 5 };
  return { words, foot, box };
}

function NamesOfColumns({ figures, scales }: WordsProps) {
  if (!figures.columns) return null;
  const { solid, striped } = figures.columns;
  const plate = plateOf(solid, scales);
  const name = stripedNameOf(figures.columns, scales);
  return (
    <>
      <rect
        x={plate.left}
        y={plate.top}
        width={plate.right - plate.left}
        height={plate.bottom - plate.top}
        rx="4"
        fill="#fff"
      />
      <text x={plate.left + 8} y={plate.top + 20} fontWeight="700">
        {solid.name}
      </text>
      <text x={plate.left + 8} y={plate.top + 40}>
        {solid.note}
      </text>
      {striped.values.some((value) => value >= 1) && (
        <text {...HALO} x={scales.left + 2} y={name.foot} fontWeight="700">
          {name.words}
        </text>
      )}
    </>
  );
}

/** Events stand in rows above the plot, the last one on top, so that no dotted line crosses the words of another. */
function Events({ figures: { events }, scales }: WordsProps) {
  return [...events].reverse().map(({ age, words, shortWords }, row) => {
    const text = scales.isWide ? words : shortWords;
    const [place, foot] = [scales.x(age), 16 + row * EVENT_ROW];
    return (
      <g key={words}>
        <path
          d={`M${place} ${foot - 12}V${scales.floor}`}
          stroke="#5F6473"
          strokeWidth="2"
          strokeDasharray="2 4"
        />
        <text {...HALO} x={Math.max(place - 8, text.length * LETTER_WIDTH)} y={foot} textAnchor="end">
          {text}
        </text>
      </g>
    );
  });
}

/** All words on a chart except its axes: the events, and the names of columns and lines. */
export function ChartWords({ figures, scales }: WordsProps) {
  return (
    <g fontSize="16" fill="#1F2230">
      <Events figures={figures} scales={scales} />
      <NamesOfColumns figures={figures} scales={scales} />
      {scales.isWide ? (
        <NamesAtEnds figures={figures} scales={scales} />
      ) : (
        <NamesOnLines figures={figures} scales={scales} />
      )}
    </g>
  );
}
