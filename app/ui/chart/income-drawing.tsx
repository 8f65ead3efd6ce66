import type { ReactNode } from "react";
import { abbreviateRand } from "./abbreviate-rand";
import { IncomeFills, INK, nameFill } from "./income-fills";
import { measureWords } from "./measure-words";
import { scaleBetween, ticksBetween, ticksUpTo } from "./scale";

/** Rand a month by age: stacked parts, the need as a line, and the shortfall shaded. */
type IncomeFigures = {
  /** The accessible name; a table beside the drawing has the same figures. */
  label: string;
  need: number;
  columns: readonly { age: number; parts: readonly number[]; total: number; lessFirst?: number }[];
  /** A row of ages under the axis per person, with the person's age when the first column begins. */
  ageRows: readonly { name: string; firstAge: number }[];
  /** The first age with a shortfall, and the words that say so. */
  turn?: { age: number; words: string };
  /** The names in the key; the shortfall's only where there is one. */
  names: { parts: readonly string[]; need: string; short?: string; lessFirst?: string };
};

type IncomeDrawingProps = {
  /** Part of the ids of this drawing; unique on the page. */
  name: string;
  figures: IncomeFigures;
  size: keyof typeof SIZES;
};

/** For a phone, and beside text; the phone's fits into 288 px, and is scrolled sideways beside text of 32 px. */
const SIZES = {
  narrow: { width: 328, plot: 190, step: 10, leastWidth: "calc(23rem - 80px)" },
  half: { width: 662, plot: 230, step: 5, leastWidth: "0" },
} as const;

const TOP = 30;
const ROW = 20;
const RIGHT = 16;
const KEY_ROW = 24;
/** The line of the total income if less is drawn at first. */
const DASHED = { fill: "none", stroke: INK, strokeWidth: 2.5, strokeDasharray: "7 4" } as const;

export function IncomeDrawing({ name, figures, size: sizeName }: IncomeDrawingProps) {
  const { columns, need, ageRows, label, turn } = figures;
  const size = SIZES[sizeName];
  const fills = `${name}-${sizeName}`;
  const values = ticksUpTo(
    Math.max(need, ...columns.map(({ total, lessFirst = 0 }) => Math.max(total, lessFirst))),
  );
  const beside = [
    ...values.map((value) => measureWords(abbreviateRand(value)) + 8),
    ...ageRows.map((row) => measureWords(row.name, "bold") + 16),
  ];
  const [left, right, floor] = [Math.ceil(Math.max(...beside)), size.width - RIGHT, TOP + size.plot];
  const first = columns[0]?.age ?? 0;
  const x = scaleBetween(first, first + columns.length, left, right);
  const y = scaleBetween(0, values.at(-1) ?? 1, floor, TOP);
  const step = columns
    .map(({ age, lessFirst = 0 }, i) => `${i ? "V" : `M${x(age)} `}${y(lessFirst)}H${x(age + 1)}`)
    .join("");
  const ageTicks = ticksBetween(first, columns.at(-1)?.age ?? first, size.step);
  const keyTop = floor + ROW * ageRows.length + 34;
  const key = layOutKey(figures.names, { fills, width: size.width });
  const height = keyTop + KEY_ROW * (key.at(-1)?.row ?? 0) + 8;
  return (
    <svg
      viewBox={`0 0 ${size.width} ${height}`}
      role="img"
      aria-label={label}
      className="keep-colours"
      style={{ width: "100%", minWidth: size.leastWidth, height: "auto" }}
      fontSize="16"
      fill={INK}
    >
      <IncomeFills name={fills} />
      <rect width={size.width} height={height} fill="#fff" />
      {values.map((value) => (
        <g key={value}>
          <path d={`M${left} ${y(value)}H${right}`} stroke="#CDD0D8" />
          <text x={left - 8} y={y(value) + 5} textAnchor="end">
            {value === 0 ? "0" : abbreviateRand(value)}
          </text>
        </g>
      ))}
      {columns.map(({ age, parts, total }) => {
        const at = { x: x(age) + 0.25, width: x(age + 1) - x(age) - 0.5 };
        return (
          <g key={age}>
            {stackParts(parts).map(({ part, from, to }) => (
              <rect key={part} {...at} y={y(to)} height={y(from) - y(to)} fill={nameFill(fills, part)} />
            ))}
            {total < need && (
              <rect {...at} y={y(need)} height={y(total) - y(need)} fill={nameFill(fills, "short")} />
            )}
          </g>
        );
      })}
      <path d={`M${left} ${y(need)}H${right}`} stroke="#fff" strokeWidth="6" />
      <path d={`M${left} ${y(need)}H${right}`} stroke={INK} strokeWidth="3.5" />
      {figures.names.lessFirst && (
        <>
          <path d={step} fill="none" stroke="#fff" strokeWidth="6" />
          <path d={step} {...DASHED} />
        </>
      )}
      {turn && <Turn words={turn.words} x={x(turn.age)} foot={y(need)} width={size.width} />}
      <path d={`M${left} ${floor}H${right}`} stroke={INK} strokeWidth="2" />
      {ageRows.map((row, place) => (
        <g key={row.name}>
          <text x={left - 16} y={floor + ROW * (place + 1)} textAnchor="end" fontWeight="700">
            {row.name}
          </text>
          {ageTicks.map((age) => (
            <text key={age} x={x(age + 0.5)} y={floor + ROW * (place + 1)} textAnchor="middle">
              {row.firstAge + age - first}
            </text>
          ))}
        </g>
      ))}
      <Key entries={key} top={keyTop} />
    </svg>
  );
}

/** The bounds of each part, stacked on those before it; parts of nothing are left out. */
function stackParts(parts: readonly number[]): { part: number; from: number; to: number }[] {
  let from = 0;
  return parts
    .map((amount, part) => ({ part, from, to: (from += amount) }))
    .filter(({ from, to }) => to > from);
}

type TurnProps = { words: string; x: number; foot: number; width: number };

/** Stands above the plot, beside the dotted line of its age, and within the edges. */
function Turn({ words, x, foot, width }: TurnProps) {
  const start = Math.max(0, Math.min(x, width - measureWords(words, "bold")));
  return (
    <>
      <path d={`M${x} ${TOP - 6}V${foot}`} stroke="#5F6473" strokeWidth="2" strokeDasharray="2 4" />
      <text x={start} y={TOP - 12} fontWeight="700">
        {words}
      </text>
    </>
  );
}

type KeyEntry = { name: string; sign: ReactNode; x: number; row: number };

const SIGN = 34;
const GAP = 24;

/** Lists the parts from below, the need and the shortfall, wrapping to a new line where there is no room. */
function layOutKey(
  names: IncomeFigures["names"],
  { fills, width }: { fills: string; width: number },
): KeyEntry[] {
  const box = (part: number | "short") => (
    <rect y="-13" width="26" height="15" fill={nameFill(fills, part)} stroke={INK} />
  );
  const entries: [name: string, sign: ReactNode][] = [
    ...names.parts.map((name, part): [string, ReactNode] => [name, box(part)]),
    [names.need, <path key="need" d="M0-5.5h26" stroke={INK} strokeWidth="3.5" />],
    ...(names.lessFirst
      ? [[names.lessFirst, <path key="less" d="M0-5.5h26" {...DASHED} />] satisfies [string, ReactNode]]
      : []),
    ...(names.short ? [[names.short, box("short")] satisfies [string, ReactNode]] : []),
  ];
  let [x, row] = [2, 0];
  return entries.map(([whole, sign]) => {
    const name = cutToFit(whole, width - SIGN - 2);
    const needs = SIGN + measureWords(name);
    if (x > 2 && x + needs > width) [x, row] = [2, row + 1];
    const entry = { name, sign, x, row };
    x += needs + GAP;
    return entry;
  });
}

/** A name that is too long for a line ends in an ellipsis; the rows below the drawing have it whole. */
function cutToFit(name: string, width: number): string {
  if (measureWords(name) <= width) return name;
  let end = name.length;
  while (measureWords(`${name.slice(0, end)}…`) > width) end -= 1;
  return `${name.slice(0, end).trimEnd()}…`;
}

/** The key stands below the ages, where it covers nothing. */
function Key({ entries, top }: { entries: readonly KeyEntry[]; top: number }) {
  return entries.map(({ name, sign, x, row }) => (
    <g key={name} transform={`translate(${x} ${top + KEY_ROW * row})`}>
      {sign}
      <text x={SIGN}>{name}</text>
    </g>
  ));
}
