import { AmountField, DateField, PercentField, ShareSlider, YearsField } from "~/ui/form/without-validation";
import { findDecimals, LEVERS } from "~/contract/plan/levers";
import type { TabView } from "./tab-view";
import { SLIDER, toPoints } from "./typed-needs";
import type { NeedsGround } from "./typed-needs";

const FIELDS = { day: DateField, rand: AmountField, years: YearsField };

/**
 * The fields of a tab; a share has a slider beside its number.
 * @param share the one under the slider’s thumb, in percentage points
 */
export function TabFields({ view, ground, share }: { view: TabView; ground: NeedsGround; share: number }) {
  return (
    <div className="space-y-6 border-t border-line pt-6">
      {view.fields.map(({ lever, label, hint }) => {
        const { unit } = LEVERS[lever];
        const name = LEVERS[lever].inForm;
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
