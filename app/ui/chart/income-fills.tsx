import type { ReactNode } from "react";

/** Lines, words and edges. */
export const INK = "#1F2230";
const BARK = "#4A2342";
const SKY = "#3F87CF";
const LEAF = "#0B5A45";
const CLAY = "#B5501C";

/** The fills of the other incomes, from below; patterns differ, so that colour alone never tells them apart. */
const OTHERS: readonly { ground: string; angle?: number; sign: ReactNode }[] = [
  { ground: "#F4EEF3", sign: <path d="M0 2H8" stroke={BARK} strokeWidth="3" /> },
  { ground: "#fff", sign: <path d="M2 0V8" stroke={SKY} strokeWidth="3.5" /> },
  { ground: "#FFDE9B", sign: <circle cx="4" cy="4" r="2" fill={INK} /> },
  { ground: "#fff", angle: 45, sign: <path d="M2 0V8" stroke={SKY} strokeWidth="4" /> },
  { ground: "#EAF3EE", sign: <path d="M0 4H8M4 0V8" stroke={LEAF} strokeWidth="1.5" /> },
  { ground: "#F4EEF3", angle: 45, sign: <path d="M0 4H8M4 0V8" stroke={BARK} strokeWidth="1.5" /> },
  { ground: "#fff", sign: <path d="M3 4h2" stroke={LEAF} strokeWidth="4" strokeLinecap="square" /> },
];

/** A part of the total income, counted from below and from 0; or the shortfall. */
type FilledPart = number | "short";

const nameId = (name: string, part: FilledPart) => `${name}-${part}`;

/** The `fill` attribute of a part. */
export function nameFill(name: string, part: FilledPart): string {
  return part === 0 ? LEAF : `url(#${nameId(name, part)})`;
}

/** Defines the fills of a drawing, or only one of them. */
export function IncomeFills({ name, only }: { name: string; only?: FilledPart }) {
  const isDefined = (part: FilledPart) => only === undefined || only === part;
  return (
    <defs>
      {OTHERS.map(({ ground, angle = 0, sign }, place) =>
        isDefined(place + 1) ? (
          <pattern
            key={place}
            id={nameId(name, place + 1)}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${angle})`}
          >
            <rect width="8" height="8" fill={ground} />
            {sign}
          </pattern>
        ) : null,
      )}
      {isDefined("short") && (
        <pattern
          id={nameId(name, "short")}
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-45)"
        >
          <rect width="9" height="9" fill="#fff" />
          <rect width="2.5" height="9" fill={CLAY} />
        </pattern>
      )}
    </defs>
  );
}

/** The fill of a part beside its name. */
export function IncomeSwatch({ name, part }: { name: string; part: FilledPart }) {
  const fills = `${name}-swatch`;
  return (
    <svg className="keep-colours mt-1 h-5 w-5 shrink-0" aria-hidden="true" focusable="false">
      <IncomeFills name={fills} only={part} />
      <rect width="100%" height="100%" fill={nameFill(fills, part)} stroke={INK} strokeWidth="2" />
    </svg>
  );
}
