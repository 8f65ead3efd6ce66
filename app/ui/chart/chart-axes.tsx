import type { ChartFigures } from "./chart-figures";
import type { ChartScales } from "./chart-scales";
import { ticksBetween } from "./scale";

type AxesProps = { figures: ChartFigures; scales: ChartScales };

/** Gridlines with their values, and the ages or years below. */
export function ChartAxes({ figures, scales }: AxesProps) {
  const { x, y, size, first, last } = scales;
  const floor = size.height - size.bottom;
  const middle = (size.left + size.width - size.right) / 2;
  return (
    <g fill="#1F2230" fontSize="16">
      {scales.valueTicks.map((tick) => (
        <g key={tick}>
          <path
            d={`M${size.left} ${y(tick)}H${size.width - size.right}`}
            stroke={tick === 0 ? "#1F2230" : "#CDD0D8"}
            strokeWidth={tick === 0 ? 2 : 1}
          />
          <text x={size.left - 8} y={y(tick) + 5} textAnchor="end">
            {tick === 0 ? "0" : figures.writeValue(tick)}
          </text>
        </g>
      ))}
      {ticksBetween(first, last, size.step).map((tick) => (
        <g key={tick}>
          <path d={`M${x(tick)} ${floor}v6`} stroke="#5F6473" strokeWidth="2" />
          <text x={x(tick)} y={floor + 24} textAnchor="middle">
            {tick}
          </text>
        </g>
      ))}
      <text x={middle} y={size.height - 8} textAnchor="middle" fill="#474B5A">
        {figures.axisName}
      </text>
    </g>
  );
}
