import { ChangeIcon } from "./icons";

/** What is `plain` is better for one and worse for another. */
export type DifferenceInWords = { words: string; kind: "more" | "less" | "plain" };

const LOOKS = {
  more: "bg-tint-leaf text-deep",
  less: "bg-tint-sun text-bark",
  plain: "",
};

type DifferenceProps = {
  difference: DifferenceInWords;
  /** Whether it stands on a tint already, where more is not better nor worse. */
  isUntinted?: boolean;
};

/** A difference in words, with a sign and a tint. */
export function DifferenceTag({ difference: { words, kind }, isUntinted = false }: DifferenceProps) {
  if (kind === "plain") return <span>{words}</span>;
  const look = isUntinted ? "" : `rounded-tag px-2 ${LOOKS[kind]}`;
  return (
    <span className={`inline-flex items-center gap-2 text-left font-bold ${look}`}>
      <ChangeIcon className="h-[0.75rem] w-[0.75rem] shrink-0" isUp={kind === "more"} />
      {words}
    </span>
  );
}
