import { ConfirmPage } from "~/web/layout/confirm-page";
import { LinkButton } from "~/ui/button";
import { SubmitButton } from "~/ui/form";
import { usePlanAddress } from "~/web/plan/use-plan-address";

type ClearAnswersProps = {
  losesPlan?: boolean;
  /** Where the answers are; undefined for whoever works here, who has none of their own. */
  backTo?: string;
};

/** Asks once more before everything is cleared. */
export function ClearAnswersPage({ losesPlan, backTo }: ClearAnswersProps) {
  const writeAddress = usePlanAddress();
  return (
    <ConfirmPage
      id="clear-answers"
      action={writeAddress("/en/clear-my-answers")}
      title="Clear your answers?"
      back={backTo ? { to: backTo, name: "The questions" } : { to: "/en/admin", name: "Your desk" }}
      buttons={
        <>
          {backTo && <LinkButton to={backTo}>Keep my answers</LinkButton>}
          <SubmitButton intent="clear" look="secondary">
            Clear my answers
          </SubmitButton>
        </>
      }
    >
      <p>This browser will forget everything you typed. You cannot undo this.</p>
      {losesPlan && <p>We keep the plan that you finished, but you can no longer open it here.</p>}
    </ConfirmPage>
  );
}
