import { CheckboxCards, SubmitButton } from "~/ui/form";

/** The adviser from whose landing page a visitor came, and whether the visitor lets them see the plan. */
export type LandingAdviser = { userId: number; name: string; isAgreed?: boolean };

/** The value of the button that forgets the adviser; what was typed on the page is stored. */
export const FORGET_ADVISER = "not-now";

/** The box of the last step that lets the adviser see the plan. */
export const ADVISER_SEES = "adviserSees";

/** Says who will see the answers and the plan, and lets the visitor decline. */
export function AdviserNotice({ adviser }: { adviser: LandingAdviser }) {
  return (
    <div className="max-w-text rounded-leaf bg-tint-bark p-4">
      <p>
        <strong>{adviser.name} will see your answers and plan.</strong> Not before you finish and agree.
      </p>
      <SubmitButton intent={FORGET_ADVISER} look="link">
        Not now
      </SubmitButton>
    </div>
  );
}

/** Asks for consent before the adviser can see anything; an empty box finishes the survey without the adviser. */
export function AdviserConsent({ adviser: { name } }: { adviser: LandingAdviser }) {
  return (
    <CheckboxCards
      name={ADVISER_SEES}
      legend={`May ${name} see your answers and plan?`}
      hint="You may finish without it. Then nobody sees them."
      choices={[{ value: "yes", label: `Yes, ${name} may see my answers and plan` }]}
    />
  );
}
