import { TreeShape } from "./tree-shape";

/** The tree fills as work gets done: `share` of its hollow, 0 to 1. The words beside it say the same. */
export function WaitingTree({ share, className }: { share: number; className?: string }) {
  return (
    <svg
      className={`keep-colours ${className ?? ""}`}
      viewBox="0 0 440 370"
      aria-hidden="true"
      focusable="false"
    >
      <TreeShape share={share} hollow="waiting-hollow" />
      <path d="M0 365h440" stroke="#4A2342" strokeWidth="10" />
    </svg>
  );
}
