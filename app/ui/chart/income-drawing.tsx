import type { ReactNode } from "react";
import { abbreviateRand } from "./abbreviate-rand";
import { measureWords } from "./measure-words";
import { scaleBetween, ticksBetween, ticksUpTo } from "./scale";

/** Rand a month by age: two parts that are stacked, the need as a line, and what is short of it shaded. */
type IncomeFigures = {
  /** What is heard first of it; a table beside the drawing has the same figures. */
  label: string;
  need: number;
  columns: readonly { age: number; lower: number; upper: number; total: number }[];
  /** Whose ages stand under the axis, a row each, and the age of each when the first column begins. */
  ageRows: readonly { name: string; firstAge: number }[];
  /** The age from which on years are short, in words. */
  turn?: { age: number; words: string };
  /** What is named in the key: what is short only where something is. */
  names: { lower: string; upper: string; need: string; short?: string };
};

type IncomeDrawingProps = {
  /** Part of the ids of this drawing, and of no other on the page. */
  name: string;
  figures: IncomeFigures;
  size: keyof typeof SIZES;
};

/** On a phone, and beside words; a phone's fits into 288 px, and is scrolled sideways beside text twice as large. */
const SIZES = {
  narrow: { width: 328, plot: 190, step: 10, keyColumns: 2, leastWidth: "calc(23rem - 80px)" },
  half: { width: 662, plot: 230, step: 5, keyColumns: 4, leastWidth: "0" },
} as const;

const TOP = 30;
const ROW = 20;
const RIGHT = 16;
const KEY_ROW = 24;
const INK = "#1F2230";
const LEAF = "#0B5A45";

/** Draws what is lived on at each age. */
export function IncomeDrawing({ name, figures, size: sizeName }: IncomeDrawingProps) {
  const { columns, need, ageRows, label, turn } = figures;
  const size = SIZES[sizeName];
  const fills = { upper: `${name}-upper-${sizeName}`, short: `${name}-short-${sizeName}` };
  const values = ticksUpTo(Math.max(need, ...columns.map(({ total }) => total)));
  const beside = [
    ...values.map((value) => measureWords(abbreviateRand(value)) + 8),
    ...ageRows.map((row) => measureWords(row.name, "bold") + 16),
  ];
  const [left, right, floor] = [Math.ceil(Math.max(...beside)), size.width - RIGHT, TOP + size.plot];
  const first = columns[0]?.age ?? 0;
  const x = scaleBetween(first, first + columns.length, left, right);
  const y = scaleBetween(0, values.at(-1) ?? 1, floor, TOP);
  const ageTicks = ticksBetween(first, columns.at(-1)?.age ?? first, size.step);
  const keyTop = floor + ROW * ageRows.length + 34;
  const height = keyTop + KEY_ROW * (4 / size.keyColumns - 1) + 8;
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
      <defs>
        <Stripes id={fills.upper} colour="#3F87CF" width={5} angle={45} />
        <Stripes id={fills.short} colour="#B5501C" width={2.5} angle={-45} />
      </defs>
      <rect width={size.width} height={height} fill="#fff" />
      {values.map((value) => (
        <g key={value}>
          <path d={`M${left} ${y(value)}H${right}`} stroke="#CDD0D8" />
          <text x={left - 8} y={y(value) + 5} textAnchor="end">
            {value === 0 ? "0" : abbreviateRand(value)}
          </text>
        </g>
      ))}
      {columns.map(({ age, lower, total }) => {
        const at = { x: x(age) + 0.25, width: x(age + 1) - x(age) - 0.5 };
        return (
          <g key={age}>
            <rect {...at} y={y(lower)} height={floor - y(lower)} fill={LEAF} />
            <rect {...at} y={y(total)} height={y(lower) - y(total)} fill={`url(#${fills.upper})`} />
            {total < need && (
              <rect {...at} y={y(need)} height={y(total) - y(need)} fill={`url(#${fills.short})`} />
            )}
          </g>
        );
      })}
      <path d={`M${left} ${y(need)}H${right}`} stroke="#fff" strokeWidth="6" />
      <path d={`M${left} ${y(need)}H${right}`} stroke={INK} strokeWidth="3.5" />
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
      <Key names={figures.names} fills={fills} top={keyTop} {...size} />
    </svg>
  );
}

type StripesProps = { id: string; colour: string; width: number; angle: number };

function Stripes({ id, colour, width, angle }: StripesProps) {
  return (
    <pattern id={id} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform={`rotate(${angle})`}>
      <rect width="9" height="9" fill="#fff" />
      <rect width={width} height="9" fill={colour} />
    </pattern>
  );
}

type TurnProps = { words: string; x: number; foot: number; width: number };

/** Above the plot, beside the dotted line of its age, and never beyond an edge. */
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

type KeyProps = {
  names: IncomeFigures["names"];
  fills: { upper: string; short: string };
  top: number;
  width: number;
  keyColumns: number;
};

/** Below the ages, where it hides nothing. */
function Key({ names, fills, top, width, keyColumns }: KeyProps) {
  const box = (fill: string) => <rect y="-13" width="26" height="15" fill={fill} stroke={INK} />;
  const entries: [name: string, sign: ReactNode][] = [
    [names.lower, box(LEAF)],
    [names.upper, box(`url(#${fills.upper})`)],
    [names.need, <path key="need" d="M0-5.5h26" stroke={INK} strokeWidth="3.5" />],
    ...(names.short ? [[names.short, box(`url(#${fills.short})`)] satisfies [string, ReactNode]] : []),
  ];
  return entries.map(([name, sign], place) => {
    const at = {
      x: 2 + (place % keyColumns) * (width / keyColumns),
      y: top + KEY_ROW * Math.floor(place / keyColumns),
    };
    return (
      <g key={name} transform={`translate(${at.x} ${at.y})`}>
        {sign}
        <text x="34">{name}</text>
      </g>
    );
  });
}
