import type { SVGProps } from "react";
import type { SeriesKind } from "./chart-figures";

type Look = {
  line: Pick<SVGProps<SVGPathElement>, "stroke" | "strokeDasharray" | "strokeLinecap"> & {
    strokeWidth: number;
  };
  fill: string;
};

/** Colour, dash and marker: each of the three alone tells the lines apart. */
export const SERIES_LOOKS: Record<SeriesKind, Look> = {
  poor: {
    line: { stroke: "#B5501C", strokeWidth: 3, strokeDasharray: "10 6" },
    fill: "#B5501C",
  },
  expected: {
    line: { stroke: "#073F31", strokeWidth: 4.5 },
    fill: "#073F31",
  },
  strong: {
    line: { stroke: "#3F87CF", strokeWidth: 3.5, strokeDasharray: "2 6", strokeLinecap: "round" },
    fill: "#3F87CF",
  },
  now: {
    line: { stroke: "#4A2342", strokeWidth: 3, strokeDasharray: "10 6" },
    fill: "#4A2342",
  },
  between: {
    line: { stroke: "#5F6473", strokeWidth: 3, strokeDasharray: "2 6", strokeLinecap: "round" },
    fill: "#5F6473",
  },
  lasts: {
    line: { stroke: "#0B5A45", strokeWidth: 4.5 },
    fill: "#0B5A45",
  },
};

const OUTLINES: Partial<Record<SeriesKind, string>> = {
  poor: "m-6.5-5h13L0 6.5z",
  strong: "m-6.5 5h13L0-6.5z",
  now: "m-5.5-5.5h11v11h-11z",
  between: "m0-7.5 7.5 7.5-7.5 7.5-7.5-7.5z",
};

/**
 * Circles for the main lines, triangles pointing down for poor and up for strong, squares and diamonds for
 * other amounts.
 */
export function Marker({ kind, x, y }: { kind: SeriesKind; x: number; y: number }) {
  const { fill } = SERIES_LOOKS[kind];
  const path = OUTLINES[kind];
  if (!path) return <circle cx={x} cy={y} r="6.5" fill={fill} stroke="#fff" strokeWidth="1.5" />;
  return <path d={path} transform={`translate(${x} ${y})`} fill={fill} stroke="#fff" strokeWidth="1.5" />;
}
