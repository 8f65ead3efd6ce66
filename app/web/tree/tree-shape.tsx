const BARK =
  "M80 366C110 356 124 338 126 308 128 272 134 240 130 212 125 190 114 176 100 168 82 162 60 160 36 144L41 138C62 149 82 152 97 152 90 138 76 124 53 103L63 98C82 116 102 130 122 142 142 156 156 170 166 186 165 156 148 122 121 74L132 69C156 104 178 132 192 164 200 132 208 88 204 36L216 34C226 84 226 130 232 164 240 130 264 100 296 64L306 70C286 104 272 140 272 184 284 160 300 146 320 138 342 129 360 118 377 97L387 102C374 124 357 137 342 145 360 148 378 147 397 136L402 142C382 157 352 160 326 160 308 170 296 188 292 212 287 240 294 272 296 308 298 338 314 356 344 366Z";

const HOLLOW =
  "M150 304C151 270 156 236 153 206H269C265 236 271 270 273 304 274 334 250 348 212 348 174 348 149 334 150 304Z";
const HOLLOW_TOP = 206;
const HOLLOW_FOOT = 348;

const CLOUD = "M164 44c-1-10 8-16 20-15C192 9 230 8 236 31 249 27 257 35 258 44Z";

/** The position of each cloud of leaves, and its size relative to the largest. */
const CLOUDS = [
  [0, 0, 1],
  [-64, 40, 0.92],
  [114, 34, 0.9],
  [-116, 72, 0.84],
  [206, 70, 0.84],
  [-84, 122, 0.58],
  [276, 120, 0.58],
] as const;

type TreeProps = {
  /** The fraction of the hollow filled with water, 0 to 1. */
  share?: number;
  /** The id of the hollow, unique on the page. */
  hollow: string;
};

/**
 * The baobab, drawn in a box of 440 by 366: one silhouette of bark, water in its hollow, a cloud of leaves on
 * each twig.
 */
export function TreeShape({ share = 0.75, hollow }: TreeProps) {
  const level = HOLLOW_FOOT - (HOLLOW_FOOT - HOLLOW_TOP) * Math.min(1, Math.max(0, share));
  return (
    <>
      <path d={BARK} fill="#4A2342" />
      <clipPath id={hollow}>
        <path d={HOLLOW} />
      </clipPath>
      <path
        d={`M149 ${level}q10-7 20 0t20 0 20 0 20 0 20 0 20 0 20 0V360H149z`}
        clipPath={`url(#${hollow})`}
        fill="#9CC9E8"
      />
      <g fill="#0B5A45">
        {CLOUDS.map(([x, y, scale]) => (
          <path key={x} d={CLOUD} transform={`translate(${x} ${y}) scale(${scale})`} />
        ))}
      </g>
    </>
  );
}
