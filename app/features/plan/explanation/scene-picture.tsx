import type { ReactNode } from "react";
import type { Scene } from "~/words/explanation/annuity-options";

const LEAF = "#0B5A45";
const BARK = "#4A2342";
const FLOOR = 210;

/** A still picture, drawn flat in the site's colours: solid leaf is money that pays an income. */
export function ScenePicture({ scene, label }: { scene: Scene["key"]; label: string }) {
  return (
    <svg
      viewBox="0 0 480 240"
      className="keep-colours block h-auto w-full rounded-leaf"
      role="img"
      aria-label={label}
      fill="none"
    >
      <rect width="480" height="240" fill="#F4EEF3" />
      {SCENES[scene]}
      <path d={`M14 ${FLOOR + 1}H466`} stroke={BARK} strokeWidth="3" />
    </svg>
  );
}

type ColumnsProps = { from: number; heights: readonly number[]; width?: number; gap?: number };

/** Columns side by side, one for each year. */
function YearColumns({ from, heights, width = 14, gap = 8 }: ColumnsProps) {
  return heights.map((height, index) => (
    <rect
      key={index}
      x={from + index * (width + gap)}
      y={FLOOR - height}
      width={width}
      height={height}
      rx="2"
      fill={LEAF}
    />
  ));
}

function Person({ x, y, isGone = false }: { x: number; y: number; isGone?: boolean }) {
  const look = isGone
    ? { fill: "#fff", stroke: BARK, strokeWidth: 2, strokeDasharray: "4 3" }
    : { fill: BARK };
  return (
    <g transform={`translate(${x} ${y})`} {...look}>
      <circle cy="-26" r="9" />
      <path d="M-14 0C-14-20 14-20 14 0z" />
    </g>
  );
}

/** The heirs: one tall, one small. */
function Family({ x, y }: { x: number; y: number }) {
  return (
    <g>
      <Person x={x} y={y} />
      <g transform={`translate(${x + 30} ${y}) scale(.72)`}>
        <Person x={0} y={0} />
      </g>
    </g>
  );
}

/** An arrow along which money flows. */
function Flow({ path, head }: { path: string; head: string }) {
  return (
    <g stroke={BARK} strokeWidth="3">
      <path d={path} />
      <path d={head} />
    </g>
  );
}

/** The end of a life: the same line in every picture. */
function LifeEnd({ x }: { x: number }) {
  return (
    <g>
      <path d={`M${x} 48V${FLOOR}`} stroke="#5F6473" strokeWidth="2.5" strokeDasharray="3 6" />
      <text x={x} y="38" textAnchor="middle" fontSize="24" fill={BARK}>
        you die
      </text>
    </g>
  );
}

function times(count: number, height: number): number[] {
  return Array.from({ length: count }, () => height);
}

const SAVINGS = (
  <>
    <rect x="56" y="50" width="72" height={FLOOR - 50} rx="4" fill={LEAF} />
    <Flow path="M148 130h40" head="M176 118l14 12-14 12" />
    <YearColumns from={212} heights={times(11, 58)} />
  </>
);

const INSURER = (
  <g stroke={BARK} strokeWidth="3" fill="#fff">
    <path d={`M36 110 82 78l46 32z`} />
    <rect x="42" y="110" width="80" height={FLOOR - 110} />
    <path d={`M62 126V${FLOOR}M82 126V${FLOOR}M102 126V${FLOOR}`} />
  </g>
);

const LIFE = (
  <>
    {INSURER}
    <Flow path="M140 150h28" head="M158 138l14 12-14 12" />
    <YearColumns from={190} heights={times(9, 84)} />
    <LifeEnd x={398} />
  </>
);

const LIVING = (
  <>
    <YearColumns from={44} heights={[162, 152, 143, 133, 124, 115, 105, 97, 88, 79, 71, 63]} />
    <LifeEnd x={312} />
    <rect x="326" y={FLOOR - 56} width="40" height="56" rx="3" fill={LEAF} />
    <Flow path="M374 182h22" head="M386 172l12 10-12 10" />
    <Family x={418} y={FLOOR} />
  </>
);

const PLUS = (
  <>
    {[72, 368].map((x) => (
      <g key={x}>
        <rect x={x} y="106" width="56" height={FLOOR - 106} rx="3" fill={LEAF} />
        <rect x={x} y="72" width="56" height="32" rx="3" fill="#9CC9E8" stroke={LEAF} strokeWidth="2.5" />
        <Person x={x === 72 ? 44 : 452} y={FLOOR} />
      </g>
    ))}
    <Person x={176} y={FLOOR} isGone />
    <rect x="204" y="82" width="56" height="60" rx="3" fill="#9CC9E8" stroke={LEAF} strokeWidth="2.5" />
    <rect x="204" y="146" width="56" height={FLOOR - 146} rx="3" fill={LEAF} />
    <Flow path="M196 88h-52" head="M156 77l-14 11 14 11" />
    <Flow path="M268 88h84" head="M340 77l14 11-14 11" />
    <Flow path="M268 180h16" head="M276 170l12 10-12 10" />
    <Family x={308} y={FLOOR} />
  </>
);

const CHOICE = (
  <>
    <g stroke={BARK} strokeWidth="4">
      <path d={`M240 62V${FLOOR}M208 ${FLOOR}h64`} />
      <path d="M110 78h260" />
      <path d="M110 78 74 142h72zM370 78l-36 64h72z" strokeWidth="2.5" />
    </g>
    <circle cx="240" cy="60" r="9" fill={BARK} />
    <path d="M66 144h88c-8 26-80 26-88 0zM326 144h88c-8 26-80 26-88 0z" fill={BARK} />
    <g transform="translate(0 -70)">
      <YearColumns from={82} heights={times(3, 34)} />
      <Family x={358} y={FLOOR} />
    </g>
  </>
);

const SCENES: Record<Scene["key"], ReactNode> = {
  savings: SAVINGS,
  life: LIFE,
  living: LIVING,
  plus: PLUS,
  choice: CHOICE,
};
