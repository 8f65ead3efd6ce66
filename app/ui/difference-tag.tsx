import { ChangeIcon } from "./icons";

/** What is `plain` is better for one and worse for another. */
export type DifferenceInWords = { words: string; kind: "more" | "less" | "plain" };

const LOOKS = {
  more: "bg-tint-leaf text-deep",
  less: "bg-tint-sun text-bark",
  plain: "",
};

/** A difference in words, with a sign and a tint. */
export function DifferenceTag({ difference: { words, kind } }: { difference: DifferenceInWords }) {
  if (kind === "plain") return <span>{words}</span>;
  return (
    <span className={`inline-flex items-center gap-2 rounded-tag text-left px-2 font-bold ${LOOKS[kind]}`}>
      <ChangeIcon className="h-[0.75rem] w-[0.75rem] shrink-0" isUp={kind === "more"} />
      {words}
    </span>
  );
}
