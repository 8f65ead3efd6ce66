import { Amount } from "~/ui/amount";
import { DifferenceTag } from "~/ui/difference-tag";
import { Panel } from "~/ui/panel";
import type { ResultFigures } from "~/words/changes/describe-amount";

/** The effect of a change: each figure beside its present value, and the difference in words. */
export function ChangedFiguresPanel({ figures }: { figures: ResultFigures }) {
  const { title, income, tags, more, rows } = figures;
  return (
    <Panel tint="leaf" title={title}>
      <Amount figure={income} unit="a month" size="l" tags={tags} />
      <dl className="text-small">
        {rows.map(({ name, now, value, difference }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2">
            <dt className="min-w-min flex-1 basis-[8rem]">{name}</dt>
            <dd className="ml-auto text-right font-bold">{value}</dd>
            {more !== undefined && (
              <dd className="flex basis-full flex-wrap justify-between gap-x-4">
                <span className="text-soft">now {now}</span>
                <span className="ml-auto text-right">
                  <DifferenceTag difference={difference} isUntinted />
                </span>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Panel>
  );
}
