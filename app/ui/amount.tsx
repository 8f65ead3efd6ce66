import { Tag } from "./tag";

export function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </span>
  );
}

type AmountProps = {
  /** Already formatted, as by `formatRand`. */
  figure: string;
  unit?: string;
  size?: "xl" | "l";
  tags?: readonly string[];
};

/** The amount that a page is about. */
export function Amount({ figure, unit, size = "xl", tags }: AmountProps) {
  return (
    <div className="space-y-2">
      <p>
        <strong className={`font-bold text-bark ${size === "xl" ? "text-amount-xl" : "text-amount-l"}`}>
          {figure}
        </strong>{" "}
        {unit && <span>{unit}</span>}
      </p>
      {tags && <Tags tags={tags} />}
    </div>
  );
}
