import type { ChartScales } from "./chart-scales";
import { KEY_LINE_HEIGHT, type PlacedEntry, SIGN_WIDTH } from "./place-key";
import { Marker, SERIES_LOOKS } from "./series-look";

type ChartKeyProps = { scales: ChartScales; stripes: string };

const SOLID = "#0B5A45";

/** The key stands below the ages, where it cannot cover a line. */
export function ChartKey({ scales: { key, keyTop }, stripes }: ChartKeyProps) {
  return (
    <g fontSize="16" fill="#1F2230">
      {key.map(({ sign, name, note, x, y }) => (
        <g key={sign}>
          <g transform={`translate(${x} ${keyTop + y})`}>
            <Sign sign={sign} stripes={stripes} />
          </g>
          <text x={x + SIGN_WIDTH} y={keyTop + y} fontWeight="700">
            {name}
          </text>
          {note && (
            <text x={x + SIGN_WIDTH} y={keyTop + y + KEY_LINE_HEIGHT}>
              {note}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

function Sign({ sign, stripes }: Pick<PlacedEntry, "sign"> & Pick<ChartKeyProps, "stripes">) {
  if (sign === "solid") return <rect y="-13" width="26" height="15" fill={SOLID} />;
  if (sign === "striped") return <rect y="-13" width="26" height="15" fill={`url(#${stripes})`} />;
  return (
    <>
      <path d="M0-5.5h26" {...SERIES_LOOKS[sign].line} />
      <Marker kind={sign} x={13} y={-5.5} />
    </>
  );
}
