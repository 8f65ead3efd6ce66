import { writePlanAddress } from "~/base/plan-address";
import { Amount } from "~/ui/amount";
import { Form, RadioCards, SubmitButton } from "~/ui/form";
import { TickIcon } from "~/ui/icons";
import { ActionBar } from "~/ui/layout/action-bar";
import { Panel } from "~/ui/panel";
import { Rows } from "~/ui/rows";
import { AccountPage } from "./account-page";
import { keepPlanForm } from "./account-forms";
import type { Disagreement, KeepPlanView } from "./keep-plan-view";

const CHOICES = [
  { value: "yes", label: "Yes, keep it for me", note: "You find it again on any phone or computer." },
  { value: "no", label: "No, it is not mine", note: "You can no longer open it in this browser." },
];

/** Asks whether a plan made here before the login is the person's own. */
export function KeepPlanPage({
  id,
  firstName,
  facts,
  incomePerMonth,
  disagreements,
  operation,
  next,
}: KeepPlanView) {
  const agrees = disagreements.length === 0;
  return (
    <AccountPage
      isDialog
      title={firstName && agrees ? `Is this your plan, ${firstName}?` : "Is this your plan?"}
      names={{ keep: "The plan" }}
    >
      <p className="mt-3 max-w-text">
        It was made in this browser before you logged in. If it is yours, we keep it with your account.
      </p>
      <div className="mt-6 max-w-text">
        <Panel tint="leaf" title={`Plan ${id}`}>
          {incomePerMonth && (
            <Amount figure={incomePerMonth} unit="a month" size="l" tags={["today’s rand", "before tax"]} />
          )}
          <Rows rows={facts} />
        </Panel>
      </div>
      <div className="mt-6 max-w-text">
        {agrees ? (
          <p className="flex items-start gap-3">
            <TickIcon className="mt-1 h-6 w-6 shrink-0 text-leaf" />
            Its birth date and sex agree with your ID number.
          </p>
        ) : (
          <Panel tint="sun" title="Please look twice">
            {disagreements.map((one) => (
              <p key={one.what}>{describe(one)}</p>
            ))}
            <p>If it is yours all the same, keep it, and correct the answer afterwards.</p>
          </Panel>
        )}
      </div>
      <div className="mt-8">
        <Form
          id="keep-plan"
          schema={keepPlanForm}
          action={writePlanAddress("/en/keep-plan", { plan: id, client: undefined }, { next })}
          defaultValues={{ keep: agrees ? "yes" : undefined }}
        >
          <input type="hidden" name="processContextId" value={operation} />
          <RadioCards name="keep" legend="What should happen to it?" choices={CHOICES} />
          <ActionBar
            primary={
              <SubmitButton intent="next" busyWords="Saving...">
                Continue
              </SubmitButton>
            }
          />
        </Form>
      </div>
    </AccountPage>
  );
}

function describe({ what, ofPlan, ofIdNumber }: Disagreement): string {
  return `The ${what} in the plan is ${ofPlan}. By your ID number it is ${ofIdNumber}.`;
}
