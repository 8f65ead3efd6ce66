import type { FeatureName } from "~/contract/desk/feature-flags";
import { Form, SubmitButton } from "~/ui/form";
import { FormPage } from "~/web/layout/form-page";
import { featureForm } from "../oversight-forms";

/** The effect of each feature, in plain words. */
const FEATURES: Record<FeatureName, { title: string; on: string; off: string }> = {
  GoToRecommendation: {
    title: "Explain a new plan first",
    on: "A new plan is explained step by step before it is shown.",
    off: "A new plan is shown at once. Its explanation stays a link on the plan.",
  },
};

export type FeaturesView = {
  flags: { name: FeatureName; isOn: boolean }[];
  isSwitched: boolean;
};

/** Turns features on and off. */
export function FeaturesPage({ view }: { view: FeaturesView }) {
  return (
    <FormPage>
      {view.isSwitched && (
        <p role="status" className="mb-6 rounded-leaf bg-tint-leaf p-4 font-bold">
          Switched. It counts for everybody from the next page on.
        </p>
      )}
      <h1 className="font-serif text-h2 font-bold text-bark">{sayHowMany(view.flags)}</h1>
      <ul className="mt-6 border-t-2 border-bark">
        {view.flags.map(({ name, isOn }) => (
          <li key={name} className="border-b border-line py-4 wide:flex wide:items-center wide:gap-6">
            <div className="min-w-0 flex-1">
              <h2 className="heading-3">{FEATURES[name].title}</h2>
              <p className="text-small">
                <strong>{isOn ? "On." : "Off."}</strong> {isOn ? FEATURES[name].on : FEATURES[name].off}
              </p>
              <p className="text-small text-soft">Its name in the API: {name}.</p>
            </div>
            <Form
              id={`feature-${name}`}
              schema={featureForm}
              action="/en/admin/features"
              className="mt-3 wide:mt-0"
            >
              <input type="hidden" name="featureName" value={name} />
              <SubmitButton intent={isOn ? "off" : "on"} look="secondary">
                Switch {isOn ? "off" : "on"}
                <span className="sr-only">: {FEATURES[name].title}</span>
              </SubmitButton>
            </Form>
          </li>
        ))}
      </ul>
    </FormPage>
  );
}

function sayHowMany(flags: FeaturesView["flags"]): string {
  const on = flags.filter(({ isOn }) => isOn).length;
  if (on === flags.length) return flags.length === 1 ? "The one feature is on" : "All features are on";
  return on === 0 ? "No feature is on" : `${on} of ${flags.length} features are on`;
}
