import { AmountField, fieldId, RadioCards, SubmitButton } from "~/ui/form";
import type { DecreaseView } from "~/words/changes/describe-decrease";
import { NEW_INCOME, REFUSES_UNIT_TRUST } from "./decrease-page-view";

/**
 * Asks for another income, in the way that the recommended product allows.
 * @param isChanged whether the field shows another income than the recommended one
 */
export function AskedIncome({ said, isChanged }: { said: DecreaseView; isChanged: boolean }) {
  if (said.kind === "nothing") return null;
  if (said.kind === "unit trust")
    return <RadioCards name={REFUSES_UNIT_TRUST} legend={said.question} choices={said.choices} />;
  return (
    <div className="space-y-2">
      <AmountField name={NEW_INCOME} label={said.label} hint={said.hint} />
      {/* Scripts show it as soon as the field differs, and set the field themselves. */}
      <p data-reset={fieldId(NEW_INCOME)} data-reset-to={said.start} hidden={!isChanged}>
        <SubmitButton intent="reset" look="link">
          {said.reset}
        </SubmitButton>
      </p>
    </div>
  );
}
