import { TreeShape, TRUNK } from "./tree-shape";

const FOOT = 358;
const SHOULDER = 172;

/** The trunk fills as work gets done: `share` of it, 0 to 1. The words beside it say the same. */
export function WaitingTree({ share, className }: { share: number; className?: string }) {
  const level = FOOT - (FOOT - SHOULDER) * Math.min(1, Math.max(0, share));
  return (
    <svg
      className={`keep-colours ${className ?? ""}`}
      viewBox="0 0 440 366"
      aria-hidden="true"
      focusable="false"
    >
      <TreeShape />
      <clipPath id="waiting-trunk">
        <path d={TRUNK} />
      </clipPath>
      <g clipPath="url(#waiting-trunk)">
        <path d={`M100 ${level}q28-7 56 0t56 0 56 0 56 0V360H100z`} fill="#9CC9E8" />
        <path d={TRUNK} fill="none" stroke="#4A2342" strokeWidth="16" />
      </g>
      <path d="M0 361h440" stroke="#4A2342" strokeWidth="10" />
    </svg>
  );
}
