import { TreeShape } from "./tree-shape";

/**
 * Dawn over the savanna. The land continues beyond both sides, so that a wide window shows more land, not a
 * larger tree.
 */
export function SavannaScene({ className }: { className?: string }) {
  return (
    <svg
      className={`keep-colours ${className ?? ""}`}
      viewBox="0 0 1280 600"
      preserveAspectRatio="xMidYMax meet"
      overflow="visible"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d="M-2000 213H0C210 256 420 182 640 182S960 230 1120 176C1190 160 1240 168 1280 171H3280V600H-2000z"
        fill="#FFEBC2"
      />
      <path
        d="M-2000 372H0C200 392 400 338 620 338S1000 384 1140 356C1200 340 1240 338 1280 342H3280V600H-2000z"
        fill="#FFDE9B"
      />
      <circle cx="1127" cy="392" r="112" fill="#F5B335" />
      <path
        d="M-2000 552H0C240 540 480 526 660 500S860 476 960 480 1180 486 1280 464L3280 440V600H-2000z"
        fill="#8A5A61"
      />
      <path d="M-2000 580H0C240 572 560 552 784 552S1180 556 1280 559H3280V600H-2000z" fill="#4A2342" />
      <g transform="translate(666 80) scale(1.306)">
        <TreeShape hollow="savanna-hollow" />
      </g>
    </svg>
  );
}
