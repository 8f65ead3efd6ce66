import { BoldText } from "~/ui/bold-text";
import { RadioCards, TextField } from "~/ui/form/without-validation";
import { Panel } from "~/ui/panel";
import { LEVERS } from "~/contract/plan/levers";
import type { EditView } from "./part-view";
import { typingOfNeed } from "../read-change";

/** A field for each need that can be changed, and the effect of one step of it. */
export function AskedNeeds({ fields, prices, pricesTitle }: NonNullable<EditView["needs"]>) {
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
        <Panel tint="leaf" title={pricesTitle}>
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
