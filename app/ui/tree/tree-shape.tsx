const CLOUD = "M0 0c-1-10 8-16 20-15C28-35 66-36 72-13 85-17 93-9 94 0z";

/** Leaf clouds: left edge, flat bottom, and size relative to the largest. */
const CLOUDS = [
  [6, 104, 0.88],
  [10, 145, 0.58],
  [84, 70, 0.98],
  [165, 35, 1],
  [265, 62, 0.94],
  [346, 110, 0.94],
  [374, 149, 0.58],
] as const;

/** Branches as strokes: path and thickness, each thinner towards its end. */
const BRANCHES = [
  ["M156 190C146 156 132 142 108 133", 19],
  ["M112 134C96 127 80 125 62 126", 14],
  ["M84 124 62 104", 8],
  ["M184 168C181 142 176 124 168 110", 22],
  ["M168 112C164 98 156 84 146 72", 17],
  ["M220 168C220 140 219 118 217 100", 20],
  ["M217 104C216 88 212 72 208 60", 15],
  ["M217 80C228 66 230 50 229 34", 9],
  ["M248 168C254 142 264 120 282 98", 21],
  ["M280 102C292 84 304 72 318 62", 15],
  ["M268 186C280 158 296 142 326 133", 19],
  ["M322 135C342 128 356 129 374 132", 13],
  ["M348 128C362 116 374 112 390 110", 8],
] as const;

/** The trunk's outline; water stands inside the same line. */
export const TRUNK =
  "M142 186C150 215 157 245 157 278 157 316 140 342 116 358H310C286 342 268 316 265 282 263 248 272 215 279 182 266 154 246 160 232 159H176C158 160 148 168 142 186z";

/** The baobab, drawn in a box of 440 by 360: bark trunk, stubby branches, flat clouds of leaves. */
export function TreeShape() {
  return (
    <>
      <path d={TRUNK} fill="#4A2342" />
      <g fill="none" stroke="#4A2342" strokeLinecap="round">
        {BRANCHES.map(([path, thickness]) => (
          <path key={path} d={path} strokeWidth={thickness} />
        ))}
      </g>
      <g fill="#0B5A45">
        {CLOUDS.map(([x, y, scale]) => (
          <path key={x} d={CLOUD} transform={`translate(${x} ${y}) scale(${scale})`} />
        ))}
      </g>
    </>
  );
}
