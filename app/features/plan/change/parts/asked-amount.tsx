import { formatRand, writeAmount } from "~/base/money";
import { AmountField, AmountSlider, SubmitButton } from "~/ui/form/without-validation";
import { Disclosure } from "~/ui/disclosure";
import { Panel } from "~/ui/panel";
import { rand } from "~/web/fields/typings";
import { isOther, SLIDER } from "../slider";
import type { useChange } from "../use-change";
import { AskedNeeds } from "./asked-needs";
import type { PartShown, EditView } from "./part-view";

type AskedAmountProps = {
  field: string;
  amount: NonNullable<PartShown["amount"]>;
  change: Pick<ReturnType<typeof useChange>, "text" | "place" | "fill">;
  /** The fields beside it, and whether they are open at first. */
  needs: EditView["needs"];
  isOpen: boolean;
};

/** An amount with a slider and a field; below, its effect, its price and its purpose. */
export function AskedAmount({ field, amount, change, needs, isOpen }: AskedAmountProps) {
  const { label, hint, least, most, recommended, marks, step, reset } = amount.words;
  const { effect, sentences, warning, givesUp, otherOrder } = amount.figures;
  const ours = writeAmount(recommended.amount);
  const typed = rand.read(change.text) ?? NaN;
  return (
    <div className="space-y-6">
      <div className="grid items-end gap-x-8 gap-y-4 border-t border-line pt-6 wide:grid-cols-[minmax(0,1fr)_14rem]">
        <AmountSlider
          name={SLIDER}
          label={label}
          hint={hint}
          said={formatRand(Number.isNaN(typed) ? Number(change.place) : typed)}
          step={step}
          ends={[least, most]}
          mark={{ ...recommended, note: "recommended" }}
          marks={marks}
        />
        <AmountField name={field} label={<span className="sr-only">{label}, in rand</span>} />
      </div>
      <div className="space-y-2">
        <p className="text-amount-l font-bold text-bark">{effect}</p>
        {sentences.length > 0 && <p>{sentences.join(" ")}</p>}
        {isOther(change.text, ours) && (
          <p>
            <SubmitButton
              intent="reset"
              look="link"
              onClick={(event) => {
                event.preventDefault();
                change.fill(ours);
              }}
            >
              {reset}
            </SubmitButton>
          </p>
        )}
      </div>
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
      {otherOrder && (
        <Disclosure summary={otherOrder.title} className="border-y border-line" isFlush>
          <div className="space-y-3 pb-3">
            {otherOrder.sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </Disclosure>
      )}
      {needs && needs.fields.length > 0 && (
        <Disclosure
          summary="Change what the cash is for"
          open={isOpen}
          className="border-y border-line"
          isFlush
        >
          <div className="space-y-6 pb-3">
            <AskedNeeds {...needs} />
          </div>
        </Disclosure>
      )}
    </div>
  );
}
