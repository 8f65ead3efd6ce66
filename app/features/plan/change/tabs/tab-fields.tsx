import { AmountField, DateField, PercentField, ShareSlider, YearsField } from "~/ui/form/without-validation";
import { findDecimals, LEVERS } from "~/contract/plan/levers";
import type { NeedField } from "~/words/changes/describe-need-field";
import { type LeversGround, toPoints } from "../read-change";
import { SLIDER } from "../slider";

const FIELDS = { day: DateField, rand: AmountField, years: YearsField };

type TabFieldsProps = {
  fields: readonly NeedField[];
  ground: LeversGround;
  /** The share at the slider’s thumb, in percentage points. */
  share: number;
};

/** The fields of a tab; a share has a slider beside its number. */
export function TabFields({ fields, ground, share }: TabFieldsProps) {
  return (
    <div className="space-y-6 border-t border-line pt-6">
      {fields.map(({ lever, label, hint }) => {
        const { unit, inForm: name } = LEVERS[lever];
        if (unit === "day" || unit === "rand" || unit === "years") {
          const Field = FIELDS[unit];
          return <Field key={lever} name={name} label={label} hint={hint} />;
        }
        const { shares = [] } = ground;
        const recommended = toPoints(lever, Number(ground.recommended[lever]));
        return (
          <div key={lever} className="space-y-4">
            <PercentField name={name} label={label} hint={hint} decimals={findDecimals(lever)} />
            <div className="px-[8px]">
              <ShareSlider
                name={SLIDER}
                label={`${label}, slider`}
                said={`${share}%`}
                shares={shares}
                ends={[`${shares[0] ?? 0}%`, `${recommended}%, recommended`]}
              />
            </div>
          </div>
        );
      })}
    </div>
  );
}
