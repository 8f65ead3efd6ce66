const DOTS = 20;
const A_ROW = 10;

/**
 * A chance as 20 futures: filled dots are the good ones, hollow dots with a cross the others. The words beside it say
 * the same.
 */
export function LikelihoodDots({ filled, className }: { filled: number; className?: string }) {
  return (
    <svg
      className={`keep-colours h-auto w-full max-w-[15.5rem] ${className ?? ""}`}
      viewBox="0 0 248 50"
      role="img"
      aria-label={`${filled} of ${DOTS} futures`}
    >
      {Array.from({ length: DOTS }, (_, index) => {
        const x = 12 + (index % A_ROW) * 24.8;
        const y = 12 + Math.floor(index / A_ROW) * 25;
        if (index < filled) return <circle key={index} cx={x} cy={y} r="9.5" fill="#0B5A45" />;
        return (
          <g key={index} stroke="#5F6473" fill="none" strokeWidth="1.75">
            <circle cx={x} cy={y} r="8.6" fill="#fff" />
            <path d={`M${x - 3.5} ${y - 3.5}l7 7m0-7-7 7`} />
          </g>
        );
      })}
    </svg>
  );
}
