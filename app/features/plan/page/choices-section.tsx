import { Rows } from "~/ui/rows";
import type { ChoicesView } from "~/words/changes/describe-choices";
import { Fold, Part } from "~/ui/layout/part";

/** What each choice costs, both ways: side by side where there is room. */
export function ChoicesSection({ choices }: { choices: ChoicesView }) {
  return (
    <Part
      id="choices"
      title={choices.heading}
      lead={choices.lead}
      folds={
        <Fold title="Every change and its price">
          <p className="max-w-text">{choices.intro}</p>
          <div className="gap-6 wide:grid wide:grid-cols-2">
            {choices.groups.map(({ heading, rows }) => (
              <div key={heading} className="mt-4 min-w-0 first:mt-0 wide:mt-0">
                <h3 className="heading-3">{heading}</h3>
                <Rows
                  size="small"
                  rows={rows.map(({ choice, amount }) => ({ name: choice, value: amount }))}
                />
              </div>
            ))}
          </div>
        </Fold>
      }
    />
  );
}
