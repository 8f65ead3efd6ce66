type StackedColumnsProps = {
  /** The accessible name; a table beside the drawing has the same figures. */
  label: string;
  columns: readonly { name: string; lower: number; total: number }[];
  /** The names of the solid part below and the striped one above, and the unit of the first total. */
  parts: { lower: string; upper: string; unit: string };
  /** The text under the names of the columns. */
  axis: string;
};

const WIDTH = 1_060;
const HEIGHT = 300;
const FLOOR = 230;
const TOP = 40;
const LEFT = 60;
const RIGHT = 150;

/**
 * Columns of two parts: solid leaf below, striped above, their totals on top, the names of their parts beside
 * the last one. A narrow screen shows only the table with the same figures.
 */
export function StackedColumns({ label, columns, parts, axis }: StackedColumnsProps) {
  const most = Math.max(1, ...columns.map(({ total }) => total));
  const step = (WIDTH - LEFT - RIGHT) / columns.length;
  const heightOf = (count: number) => ((FLOOR - TOP) * count) / most;
  const last = columns.at(-1);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
      className="keep-colours mt-4 hidden w-full wide:block"
    >
      <defs>
        <pattern
          id="upper-stripes"
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="8" height="8" fill="#fff" />
          <rect width="3" height="8" fill="#0B5A45" />
        </pattern>
      </defs>
      <line x1={LEFT} x2={WIDTH - RIGHT} y1={FLOOR} y2={FLOOR} stroke="#5F6473" strokeWidth="2" />
      {columns.map(({ name, lower, total }, index) => {
        const x = LEFT + step * index + step / 2;
        const width = Math.min(64, step * 0.6);
        return (
          <g key={index} textAnchor="middle" fontSize="18" fill="#1F2230">
            <rect
              x={x - width / 2}
              width={width}
              y={FLOOR - heightOf(total)}
              height={heightOf(total)}
              fill="url(#upper-stripes)"
              stroke="#0B5A45"
              strokeWidth="2"
            />
            <rect
              x={x - width / 2}
              width={width}
              y={FLOOR - heightOf(lower)}
              height={heightOf(lower)}
              fill="#073F31"
            />
            <text x={x} y={FLOOR - heightOf(total) - 10} fontWeight="bold">
              {index === 0 ? `${total} ${parts.unit}` : total}
            </text>
            <text x={x} y={FLOOR + 26}>
              {name}
            </text>
          </g>
        );
      })}
      {last && last.total > 0 && (
        <g fontSize="18" fontWeight="bold" fill="#0B5A45">
          <text x={WIDTH - RIGHT + 10} y={FLOOR - heightOf(last.total) + 16}>
            {parts.upper}
          </text>
          <text x={WIDTH - RIGHT + 10} y={FLOOR - 4}>
            {parts.lower}
          </text>
        </g>
      )}
      <text x={(LEFT + WIDTH - RIGHT) / 2} y={FLOOR + 56} textAnchor="middle" fontSize="18" fill="#474B5A">
        {axis}
      </text>
    </svg>
  );
}
