import { BoldText } from "~/ui/bold-text";
import { SubmitButton } from "~/ui/form/without-validation";
import type { UnitTrustPriceView } from "~/words/plan/unit-trust-price";

/**
 * The intents that leave the unit trust out, or keep a smaller one: they are posted to the page of the lump
 * sum.
 */
export const WITHOUT_UNIT_TRUST = "without-unit-trust";
export const SMALLER_UNIT_TRUST = "smaller-unit-trust";

/**
 * The price of the unit trust, and buttons that reduce it.
 * @param action if the form around it does not post to the page of the lump sum
 */
export function UnitTrustPresses({ price, action }: { price: UnitTrustPriceView; action?: string }) {
  const { sentence, without, middle } = price;
  return (
    <div className="max-w-text space-y-3 print:hidden">
      <p>
        <BoldText text={sentence} />
      </p>
      <div className="flex flex-wrap gap-4">
        <SubmitButton intent={WITHOUT_UNIT_TRUST} action={action} look="secondary" busyWords="Saving...">
          {without}
        </SubmitButton>
        {middle && (
          <SubmitButton intent={SMALLER_UNIT_TRUST} action={action} look="secondary" busyWords="Saving...">
            {middle.press}
          </SubmitButton>
        )}
      </div>
    </div>
  );
}
