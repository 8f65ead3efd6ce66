import { ChartAxes } from "./chart-axes";
import { valueAt } from "./chart-figures";
import type { ChartFigures, Point } from "./chart-figures";
import { fitScales } from "./chart-scales";
import type { ChartScales, SizeName } from "./chart-scales";
import { ChartWords } from "./chart-words";
import { Marker, SERIES_LOOKS } from "./series-look";

function pathOf(points: readonly Point[], { x, y }: ChartScales): string {
  const places = points.map(({ at, value }) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`);
  return `M${places.join("L")}`;
}

/** The area between poor and strong markets. */
function Band({ figures, scales }: { figures: ChartFigures; scales: ChartScales }) {
  const poor = figures.series.find(({ kind }) => kind === "poor");
  const strong = figures.series.find(({ kind }) => kind === "strong");
  if (!poor || !strong) return null;
  return <path d={`${pathOf([...strong.points, ...[...poor.points].reverse()], scales)}z`} fill="#EAF3EE" />;
}

function Lines({ figures, scales }: { figures: ChartFigures; scales: ChartScales }) {
  return figures.series.map(({ kind, points }) => (
    <g key={kind}>
      <path d={pathOf(points, scales)} fill="none" {...SERIES_LOOKS[kind].line} />
      {(figures.markersAt ?? []).map((at) => (
        <Marker key={at} kind={kind} x={scales.x(at)} y={scales.y(valueAt(points, at))} />
      ))}
    </g>
  ));
}

type ChartDrawingProps = { figures: ChartFigures; size: SizeName; labelledBy: string };

/** The drawing itself, at one of two fixed sizes. It is made on the server, so it needs no script. */
export function ChartDrawing({ figures, size, labelledBy }: ChartDrawingProps) {
  const scales = fitScales(figures, size);
  const { width, height } = scales.size;
  return (
    <svg
      className="keep-colours block h-auto w-full max-w-full"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-labelledby={labelledBy}
    >
      <rect width={width} height={height} fill="#fff" />
      <Band figures={figures} scales={scales} />
      <ChartAxes figures={figures} scales={scales} />
      <Lines figures={figures} scales={scales} />
      <ChartWords figures={figures} scales={scales} />
    </svg>
  );
}
