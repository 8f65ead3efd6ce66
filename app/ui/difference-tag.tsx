import { ChangeIcon } from "./icons";

/**
 * `plain` is neither better nor worse in itself; `traded` is a gain for which something else is given up;
 * `worse` is a burden that comes with the change.
 */
export type DifferenceInWords = { words: string; kind: "more" | "less" | "traded" | "worse" | "plain" };

const WORSE = "bg-tint-sun text-bark";
const LOOKS = {
  more: "bg-tint-leaf text-deep",
  less: WORSE,
  traded: "",
  worse: WORSE,
};

type DifferenceProps = {
  difference: DifferenceInWords;
  /** Whether the tag stands on a tint already, where a tint of its own would judge the difference. */
  isUntinted?: boolean;
};

/** A difference in words, with a sign and a tint. */
export function DifferenceTag({ difference: { words, kind }, isUntinted = false }: DifferenceProps) {
  if (kind === "plain") return <span>{words}</span>;
  return (
    <span
      className={`inline-flex items-center gap-2 text-left font-bold ${isUntinted ? "" : `rounded-tag px-2 ${LOOKS[kind]}`}`}
    >
      {kind !== "worse" && <ChangeIcon className="h-[0.75rem] w-[0.75rem] shrink-0" isUp={kind !== "less"} />}
      {words}
    </span>
  );
}
