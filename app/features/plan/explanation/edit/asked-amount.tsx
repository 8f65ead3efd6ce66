import { writeAmount } from "~/base/money";
import { AmountField, AmountSlider, fieldId, SubmitButton } from "~/ui/form";
import { Disclosure } from "~/ui/disclosure";
import { Panel } from "~/ui/panel";
import { SLIDER } from "../increase/typed-needs";
import { AskedNeeds } from "./asked-needs";
import type { AmountView } from "./edit-view";

type AskedAmountProps = {
  asked: AmountView;
  /** Whether the field shows another amount than the recommended one. */
  isChanged: boolean;
  /** Whether what is asked beside it is seen at once. */
  isOpen: boolean;
};

/** Asks for an amount with a slider and a field; below, what it does, what is given up and what it is for. */
export function AskedAmount({ asked, isChanged, isOpen }: AskedAmountProps) {
  const { field, amount, figures, fields, prices } = asked;
  const { label, hint, least, most, recommended, step, reset } = amount;
  const { effect, sentences, warning, givesUp } = figures;
  return (
    <div className="space-y-6">
      <div className="grid items-end gap-x-8 gap-y-4 border-t border-line pt-6 wide:grid-cols-[minmax(0,1fr)_14rem]">
        <AmountSlider
          name={SLIDER}
          label={label}
          hint={hint}
          amountField={field}
          step={step}
          ends={[least, most]}
          mark={{ ...recommended, note: "recommended" }}
        />
        <AmountField name={field} label={<span className="sr-only">{label}, in rand</span>} />
      </div>
      <div className="space-y-2">
        <div data-answered="effect" className="space-y-2">
          <p className="text-amount-l font-bold text-bark">{effect}</p>
          {sentences.length > 0 && <p>{sentences.join(" ")}</p>}
        </div>
        {/* Scripts show it as soon as the field differs, and set the field themselves. */}
        <p data-reset={fieldId(field)} data-reset-to={writeAmount(recommended.amount)} hidden={!isChanged}>
          <span data-answered="reset">
            <SubmitButton intent="reset" look="link">
              {reset}
            </SubmitButton>
          </span>
        </p>
      </div>
      <div data-answered="price" className="space-y-6">
        {warning && (
          <Panel tint="sun" title={warning.title}>
            <p>{warning.isStrong ? <strong>{warning.text}</strong> : warning.text}</p>
          </Panel>
        )}
        {givesUp && (
          <Panel tint="sun" title={givesUp.title}>
            <p>{givesUp.text}</p>
          </Panel>
        )}
      </div>
      {fields.length > 0 && (
        <Disclosure
          summary="Change what the cash is for"
          open={isOpen}
          className="border-y border-line"
          isFlush
        >
          <div className="space-y-6 pb-3">
            <AskedNeeds fields={fields} prices={prices} />
          </div>
        </Disclosure>
      )}
    </div>
  );
}
