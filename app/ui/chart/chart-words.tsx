import type { ChartFigures } from "./chart-figures";
import type { ChartScales } from "./chart-scales";
import { BOLD_LETTER_WIDTH, LETTER_WIDTH, placeNames } from "./place-names";
import type { Box } from "./place-names";
import { spreadApart } from "./scale";
import { SERIES_LOOKS } from "./series-look";

type WordsProps = { figures: ChartFigures; scales: ChartScales };

/** White behind the letters, where they cross lines. */
const HALO = { paintOrder: "stroke", stroke: "#fff", strokeWidth: 4, strokeLinejoin: "round" } as const;

const EVENT_ROW = 20;
const LINE_HEIGHT = 20;
/** Between a dotted line and the words beside it. */
const GAP = 8;

/** In the wider drawings the names stand at the ends of the lines, moved apart where the ends are close. */
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

/** In the wider drawings lines that begin apart have their words above their beginnings, moved apart where they are close. */
function NamesAtStarts({ figures: { starts = [] }, scales }: WordsProps) {
  const wished = starts.map(({ value }) => scales.y(value) - 10);
  const places = spreadApart(wished, 22, { from: scales.top - 10, to: scales.floor - 8 });
  return starts.map(({ words }, index) => (
    <text key={words} {...HALO} x={scales.left + 2} y={places[index]} fontWeight="700">
      {words}
    </text>
  ));
}

/** In the narrow drawing they stand above or below their lines, where they overlap no other words. */
function NamesOnLines({ figures: { ages, lines, columns, starts }, scales }: WordsProps) {
  // Lines that are named at their beginnings have no columns and no events above them.
  const top = starts ? 4 : scales.top - 10;
  const area = { left: scales.left, right: scales.width - 4, top, bottom: scales.floor };
  const named = lines.flatMap(({ kind, name, values }) => {
    const places = ages.flatMap((age, i) => {
      const value = values[i];
      return value === null || value === undefined ? [] : [{ x: scales.x(age), y: scales.y(value) }];
    });
    return places.length > 0 ? [{ name, wish: SERIES_LOOKS[kind].name, places }] : [];
  });
  const taken = columns ? [plateOf(columns.solid, scales), stripedNameOf(columns, scales)] : [];
  const places = placeNames(
    named,
    taken.flatMap((words) => words?.box ?? []),
    area,
  );
  return named.map(({ name }, index) => (
    <text key={name} {...HALO} {...places[index]} textAnchor="middle" fontWeight="700">
      {name}
    </text>
  ));
}

type Columns = NonNullable<ChartFigures["columns"]>;

/** The white plate in the solid columns; in the narrow drawing the amount has a line of its own. */
function plateOf({ name, amount, note, values }: Columns["solid"], scales: ChartScales) {
  const { left, floor, y, isNamedAtEnds } = scales;
  const [first, ...others] = isNamedAtEnds ? [`${name} ${amount}`, note] : [name, amount, note];
  const widths = [first.length * BOLD_LETTER_WIDTH, ...others.map((line) => line.length * LETTER_WIDTH)];
  const from = left + (isNamedAtEnds ? 24 : 10);
  const height = LINE_HEIGHT * (1 + others.length) + 10;
  const top = Math.min((floor + y(values[0] ?? 0) - height) / 2, floor - height - 4);
  const box: Box = { left: from, right: from + Math.max(...widths) + 16, top, bottom: top + height };
  return { box, first, others };
}

/** The name above the first striped column. */
function stripedNameOf({ solid, striped }: Columns, { left, y, hasRoom }: ChartScales) {
  if (!striped) return undefined;
  const name = `${striped.name} ${striped.amount}`;
  const words = hasRoom ? `${name}, ${striped.note}` : name;
  const foot = y((solid.values[0] ?? 0) + (striped.values[0] ?? 0)) - 10;
  const right = left + words.length * BOLD_LETTER_WIDTH + GAP;
  const box: Box = { left, right, top: foot - 14, bottom: foot + 5 };
  return { words, foot, box };
}

function NamesOfColumns({ figures: { columns }, scales }: WordsProps) {
  if (!columns) return null;
  const { box, first, others } = plateOf(columns.solid, scales);
  const name = stripedNameOf(columns, scales);
  return (
    <>
      <rect
        x={box.left}
        y={box.top}
        width={box.right - box.left}
        height={box.bottom - box.top}
        rx="4"
        fill="#fff"
      />
      <text y={box.top + 20}>
        <tspan x={box.left + 8} fontWeight="700">
          {first}
        </tspan>
        {others.map((line) => (
          <tspan key={line} x={box.left + 8} dy={LINE_HEIGHT}>
            {line}
          </tspan>
        ))}
      </text>
      {name && (
        <text {...HALO} x={scales.left + 2} y={name.foot} fontWeight="700">
          {name.words}
        </text>
      )}
    </>
  );
}

/**
 * Where the words of an event stand: before its dotted line, else after it, else at the left edge and above the line.
 * @param end up to where there is room after the line
 */
function placeEvent(place: number, width: number, end: number) {
  if (place - GAP - width >= 0) return { x: place - GAP, textAnchor: "end", isAbove: false } as const;
  const isAbove = place + GAP + width > end;
  return { x: isAbove ? 0 : place + GAP, textAnchor: "start", isAbove } as const;
}

/** Events stand in rows above the plot, the last one on top, so that no dotted line crosses the words of another. */
function Events({ figures: { events, columns }, scales }: WordsProps) {
  const last = [...events].reverse();
  const name = columns && stripedNameOf(columns, scales)?.box;
  return last.map(({ age, words, shortWords }, row) => {
    const text = scales.hasRoom ? words : shortWords;
    const [place, foot] = [scales.x(age), 16 + row * EVENT_ROW];
    const later = last[row - 1];
    const end = later ? scales.x(later.age) - GAP : scales.width;
    const { isAbove, ...at } = placeEvent(place, text.length * LETTER_WIDTH, end);
    const bottom = name && name.right > place ? name.top - 2 : scales.topAt(age);
    return (
      <g key={words}>
        <path
          d={`M${place} ${isAbove ? foot + 6 : foot - 12}V${bottom}`}
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

/** All words on a chart except its axes: the events, and the names of columns and lines. */
export function ChartWords({ figures, scales }: WordsProps) {
  return (
    <g fontSize="16" fill="#1F2230">
      <Events figures={figures} scales={scales} />
      <NamesOfColumns figures={figures} scales={scales} />
      {scales.isNamedAtEnds ? (
        <>
          <NamesAtStarts figures={figures} scales={scales} />
          <NamesAtEnds figures={figures} scales={scales} />
        </>
      ) : (
        <NamesOnLines figures={figures} scales={scales} />
      )}
    </g>
  );
}
