import { ConfirmPage } from "~/web/layout/confirm-page";
import { SubmitButton } from "~/ui/form";
import { LEAVE_PLAN } from "./journey";
import { EDITED_PLAN_ALERT } from "./step-view";

type Props = { processContextId: string; action: string; backTo: string };

/** Asks before saving changed answers that discard an edited plan. Until then the answers stay as typed. */
export function DiscardEditedPlanPage({ processContextId, action, backTo }: Props) {
  return (
    <ConfirmPage
      id="discard-edited-plan"
      action={action}
      title="Save your changed answers?"
      back={{ to: backTo, name: "Your answers" }}
      hidden={{ processContextId }}
      buttons={
        <>
          <SubmitButton intent="save">Save and discard</SubmitButton>
          <SubmitButton intent={LEAVE_PLAN} look="secondary">
            Keep my edited plan
          </SubmitButton>
        </>
      }
    >
      <p role="alert" className="rounded-leaf border-2 border-ink bg-tint-sun p-4 font-bold tight:p-2">
        {EDITED_PLAN_ALERT}
      </p>
      <p>
        Your edited plan is the one in which you changed our recommendation. With other answers we recommend
        something new, and the edited plan no longer fits.
      </p>
      <p>
        If you keep the edited plan, we do not save the answers that you have just changed. They stay as they
        were.
      </p>
    </ConfirmPage>
  );
}
