import { BoldText } from "~/ui/bold-text";
import { RadioCards, TextField } from "~/ui/form/without-validation";
import { Panel } from "~/ui/panel";
import { LEVERS } from "~/contract/plan/levers";
import type { NeedsPartWords } from "~/words/changes/describe-edit";
import { typingOfNeed } from "../read-change";

/** A field for each need that can be changed, and what a step of it does. */
export function AskedNeeds({ fields, prices }: Pick<NeedsPartWords, "fields" | "prices">) {
  return (
    <>
      {fields.map(({ lever, label, hint, choices }) => {
        const name = LEVERS[lever].inForm;
        if (LEVERS[lever].unit === "yesNo")
          return <RadioCards key={lever} name={name} legend={label} choices={choices ?? []} />;
        const { look } = typingOfNeed(lever);
        return <TextField key={lever} name={name} label={label} hint={hint} {...look} />;
      })}
      {prices.length > 0 && (
        <Panel tint="leaf" title="What a small change does">
          {prices.map((price) => (
            <p key={price}>
              <BoldText text={price} />
            </p>
          ))}
        </Panel>
      )}
    </>
  );
}
