const DOTS = 20;
const A_ROW = 10;

/** The centre of each dot. */
const PLACES = Array.from(
  { length: DOTS },
  (_, index) => [12.5 + (index % A_ROW) * 25, 12 + Math.floor(index / A_ROW) * 25] as const,
);

/**
 * A chance as 20 futures: filled dots are the good ones, hollow dots with a cross the others. The words
 * beside it say the same.
 */
export function LikelihoodDots({ filled, className }: { filled: number; className?: string }) {
  return (
    <svg
      className={`keep-colours h-auto w-full max-w-[15.5rem] ${className ?? ""}`}
      viewBox="0 0 250 50"
      role="img"
      aria-label={`${filled} of ${DOTS} futures`}
    >
      <g fill="#0B5A45">
        {PLACES.slice(0, filled).map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="9.5" />
        ))}
      </g>
      <g stroke="#5F6473" fill="#fff" strokeWidth="1.75">
        {PLACES.slice(filled).map(([x, y]) => (
          <g key={`${x} ${y}`}>
            <circle cx={x} cy={y} r="8.6" />
            <path d={`M${x - 3.5} ${y - 3.5}l7 7m0-7-7 7`} />
          </g>
        ))}
      </g>
    </svg>
  );
}
