import type { ReactNode } from "react";

type SplitBarPart = {
  /** `rest` has no use yet; `out` has left the savings. */
  key: "cash" | "unitTrust" | "annuity" | "rest" | "out";
  name: string;
  /** A fraction of the bar; parts of 0 are left out. */
  share: number;
  amount: string;
  note?: ReactNode;
};

/** The same in every picture of the savings. */
const FILLS: Record<SplitBarPart["key"], string> = {
  cash: "url(#split-dots)",
  unitTrust: "url(#split-stripes)",
  annuity: "#0B5A45",
  rest: "url(#split-lines)",
  out: "url(#split-gone)",
};

/**
 * The patterns of the fills, once on a page, in a drawing of zero size: defined inside a drawing that is not
 * displayed, they would vanish from the others.
 */
function PartFills() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true" focusable="false">
      <pattern id="split-dots" width="14" height="12" patternUnits="userSpaceOnUse">
        <rect width="14" height="12" fill="#F5B335" />
        <circle cx="7" cy="6" r="2.5" fill="#4A2342" />
      </pattern>
      <pattern
        id="split-stripes"
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="9" height="9" fill="#fff" />
        <rect width="5" height="9" fill="#3F87CF" />
      </pattern>
      <pattern id="split-lines" width="8" height="8" patternUnits="userSpaceOnUse">
        <rect width="8" height="8" fill="#EAF2EE" />
        <rect width="8" height="2" fill="#0B5A45" />
      </pattern>
      <pattern id="split-gone" width="10" height="10" patternUnits="userSpaceOnUse">
        <rect width="10" height="10" fill="#fff" />
        <circle cx="5" cy="5" r="1.5" fill="#5F6473" />
      </pattern>
    </svg>
  );
}

function shareBefore(parts: readonly SplitBarPart[], index: number): number {
  return parts.slice(0, index).reduce((sum, { share }) => sum + share, 0);
}

function percentOf(share: number, total: number): string {
  return `${((100 * share) / total).toFixed(3)}%`;
}

/** The fill of a part beside its name. */
export function PartSwatch({ part }: { part: SplitBarPart["key"] }) {
  return (
    <svg className="keep-colours mt-1 h-5 w-5 shrink-0" aria-hidden="true" focusable="false">
      <rect width="100%" height="100%" fill={FILLS[part]} />
    </svg>
  );
}

/** Brackets the parts before the last, which make up the lump sum. */
function Bracket({ words, share }: { words: string; share: number }) {
  return (
    <div aria-hidden="true" className="print:hidden">
      <p className="mb-1 text-small">{words}</p>
      <div
        className="h-2 border-x-2 border-t-2 border-ink"
        style={{ width: `${(100 * share).toFixed(3)}%` }}
      />
    </div>
  );
}

type SplitBarProps = {
  parts: readonly SplitBarPart[];
  /** The label of the bracket over the lump sum's parts; the text beside the bar says the same. */
  taken?: string;
  /** For use beside text: names and amounts only. */
  isSmall?: boolean;
};

/**
 * How savings are split, in the order of the story: cash, unit trust, annuity. One bar, and a tile for each
 * part.
 */
export function SplitBar({ parts, taken, isSmall = false }: SplitBarProps) {
  const drawn = parts.filter(({ share }) => share > 0);
  const total = shareBefore(drawn, drawn.length);
  return (
    <div className="relative">
      <PartFills />
      {taken && <Bracket words={taken} share={shareBefore(drawn, drawn.length - 1) / total} />}
      <svg
        className={`keep-colours block w-full rounded-leaf ${isSmall ? "h-[2.75rem] print:h-[1.75rem]" : "h-[3.25rem] wide:h-[4rem]"}`}
        aria-hidden="true"
        focusable="false"
      >
        {drawn.map(({ key, name, share }, index) => (
          <rect
            key={name}
            x={percentOf(shareBefore(drawn, index), total)}
            width={percentOf(share, total)}
            height="100%"
            fill={FILLS[key]}
            stroke="#fff"
            strokeWidth={drawn.length > 1 ? 4 : 0}
          />
        ))}
      </svg>
      <ul className={isSmall ? "mt-2 wide:flex wide:gap-8" : "mt-4 wide:flex wide:gap-10"}>
        {parts.map(({ key, name, amount, note }) => (
          <li
            key={name}
            className={`flex gap-3 ${isSmall ? "py-1" : "border-b border-line py-3 wide:border-0"}`}
          >
            <PartSwatch part={key} />
            {isSmall ? (
              <p className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-2 wide:block print:flex">
                <strong>{name}</strong> <span className="wide:block">{amount}</span>
              </p>
            ) : (
              <div className="min-w-0">
                <h3 className="text-label font-bold">{name}</h3>
                <p className="text-amount-l font-bold">{amount}</p>
                {note && <p className="max-w-[18rem] text-small">{note}</p>}
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
