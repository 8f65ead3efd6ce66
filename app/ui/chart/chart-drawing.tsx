import { Area, Bar, CartesianGrid, ComposedChart, Line, XAxis, YAxis } from "recharts";
import { abbreviateRand } from "./abbreviate-rand";
import type { ChartFigures, SeriesKind } from "./chart-figures";
import { ChartKey } from "./chart-key";
import { BESIDE, type ChartScales, fitScales, type SizeName } from "./chart-scales";
import { ChartWords } from "./chart-words";
import { Marker, SERIES_LOOKS } from "./series-look";

type ChartDrawingProps = {
  figures: ChartFigures;
  size: SizeName;
  /** The index of the age that is being read. */
  readIndex?: number;
};

const MARKER_STEP_YEARS = 10;

/**
 * The narrow drawing fits into 288 px beside text of 16 px. Beside text of 32 px it is twice as large, and is
 * scrolled sideways.
 */
const LEAST_WIDTHS = { narrow: "calc(23rem - 80px)", half: "0", wide: "0" };

/** One row of figures per age, under the data keys that recharts reads. */
function listRows({ ages, columns, lines }: ChartFigures) {
  return ages.map((age, i) => ({
    age,
    solid: columns?.solid.values[i],
    striped: columns?.striped?.values[i],
    ...Object.fromEntries(lines.map(({ kind, values }) => [kind, values[i]])),
  }));
}

type TickProps = { x: number; y: number; payload: { value: number } };
type AgeTickProps = Pick<TickProps, "y" | "payload"> & { figures: ChartFigures; scales: ChartScales };

/** An age under its column, and below it the ages of the other people in that year. */
function AgeTick({ y, payload, figures, scales }: AgeTickProps) {
  const years = payload.value - (figures.ages[0] ?? 0);
  const x = scales.x(payload.value);
  return (
    <g fill="#1F2230" fontSize="16">
      <path d={`M${x} ${y - 8}v6`} stroke="#5F6473" strokeWidth="2" />
      {figures.ageRows.map(({ name, firstAge }, row) => (
        <text key={name} x={x} y={y + 14 + 20 * row} textAnchor="middle">
          {firstAge + years}
        </text>
      ))}
    </g>
  );
}

function ValueTick({ x, y, payload }: TickProps) {
  return (
    <text x={x} y={y + 5} textAnchor="end" fill="#1F2230" fontSize="16">
      {payload.value === 0 ? "0" : abbreviateRand(payload.value)}
    </text>
  );
}

/** Draws markers far apart, and at the end of each line. */
function writeDot({ ages }: ChartFigures, kind: SeriesKind) {
  return function Dot({ cx, cy, index }: { cx?: number; cy?: number | null; index: number }) {
    const isMarked =
      index === ages.length - 1 || (index > 2 && ((ages[index] ?? 0) + 5) % MARKER_STEP_YEARS === 0);
    const isDrawn = isMarked && typeof cx === "number" && typeof cy === "number";
    return <g key={index}>{isDrawn && <Marker kind={kind} x={cx} y={cy} />}</g>;
  };
}

/**
 * The drawing itself, in one of three fixed sizes: made by the server first, and by the browser once it is
 * touched.
 */
export function ChartDrawing({ figures, size, readIndex }: ChartDrawingProps) {
  const scales = fitScales(figures, size);
  const { width, height, left, right, floor, top } = scales;
  const stripes = `chart-stripes-${figures.name}-${size}`;
  const readAge = readIndex === undefined ? undefined : figures.ages[readIndex];
  const still = { isAnimationActive: false, type: "linear" } as const;
  return (
    <ComposedChart
      id={`chart-${figures.name}-${size}`}
      className="keep-colours"
      style={{ width: "100%", minWidth: LEAST_WIDTHS[size], height: "auto" }}
      width={width}
      height={height}
      data={listRows(figures)}
      margin={{ top, right: width - right, bottom: 0, left: 0 }}
      barCategoryGap={size === "narrow" ? 0.5 : 1.5}
      role="img"
      aria-label={figures.label}
    >
      <defs>
        <pattern
          id={stripes}
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="9" height="9" fill="#fff" />
          <rect width="5" height="9" fill="#3F87CF" />
        </pattern>
      </defs>
      <rect width={width} height={height} fill="#fff" />
      <CartesianGrid vertical={false} stroke="#CDD0D8" />
      <XAxis
        dataKey="age"
        scale="band"
        height={height - floor}
        ticks={scales.ageTicks}
        interval={0}
        tickLine={false}
        axisLine={{ stroke: "#1F2230", strokeWidth: 2 }}
        tick={({ y, payload }: TickProps) => <AgeTick {...{ y, payload, figures, scales }} />}
      />
      <YAxis
        width={left}
        domain={[0, scales.valueTicks.at(-1) ?? 1]}
        ticks={scales.valueTicks}
        interval={0}
        tickLine={false}
        axisLine={false}
        tick={(tick: TickProps) => <ValueTick {...tick} />}
      />
      {figures.hasBand && (
        <Area
          {...still}
          dataKey={(row: Record<SeriesKind, number>) => [row.poor, row.strong]}
          stroke="none"
          fill="#EAF3EE"
          fillOpacity={1}
        />
      )}
      {figures.columns && [
        <Bar key="solid" dataKey="solid" stackId="income" isAnimationActive={false} fill="#0B5A45" />,
        <Bar
          key="striped"
          dataKey="striped"
          stackId="income"
          isAnimationActive={false}
          fill={`url(#${stripes})`}
        />,
      ]}
      {figures.lines.flatMap(({ kind }) => [
        <Line
          key={`${kind}-edge`}
          {...still}
          dataKey={kind}
          dot={false}
          stroke="#fff"
          strokeWidth={SERIES_LOOKS[kind].line.strokeWidth + 6}
        />,
        <Line
          key={kind}
          {...still}
          dataKey={kind}
          {...SERIES_LOOKS[kind].line}
          dot={writeDot(figures, kind)}
        />,
      ])}
      <g>
        <text textAnchor="end" fontSize="16" fontWeight="700" fill="#1F2230">
          {figures.ageRows.map(({ name }, row) => (
            <tspan key={name} x={left - BESIDE.ages} y={floor + 22 + 20 * row}>
              {name}
            </tspan>
          ))}
        </text>
        <ChartWords figures={figures} scales={scales} />
        <ChartKey scales={scales} stripes={stripes} />
        {readAge !== undefined && (
          <g strokeWidth="8">
            <path d={`M${scales.x(readAge)} ${top}V${floor}`} stroke="#F5B335" />
            <path d={`M${scales.x(readAge)} ${top}V${floor}`} stroke="#1F2230" strokeWidth="3" />
          </g>
        )}
      </g>
    </ComposedChart>
  );
}
