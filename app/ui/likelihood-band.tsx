const BANDS = [
  { colour: "red", fill: "#9B1230" },
  { colour: "orange", fill: "#B5501C" },
  { colour: "yellow", fill: "#F5B335" },
  { colour: "green", fill: "#0B5A45" },
] as const;

const STEP = 16;
const SIZE = 12;

/**
 * Four squares from bad to good, one of them filled. The word beside it says the same, so screen readers skip
 * it.
 */
export function LikelihoodBand({ colour }: { colour: (typeof BANDS)[number]["colour"] }) {
  return (
    <svg
      aria-hidden="true"
      className="keep-colours mr-2 inline-block align-baseline"
      width={BANDS.length * STEP}
      height={SIZE + 2}
      viewBox={`0 0 ${BANDS.length * STEP} ${SIZE + 2}`}
    >
      {BANDS.map((band, index) => (
        <rect
          key={band.colour}
          x={index * STEP + 1}
          y="1"
          width={SIZE}
          height={SIZE}
          fill={band.colour === colour ? band.fill : "#fff"}
          stroke="#5F6473"
          strokeWidth="1.5"
        />
      ))}
    </svg>
  );
}
