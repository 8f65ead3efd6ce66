import { useContext } from "react";
import { ConfirmPage } from "~/web/layout/confirm-page";
import { useWhose } from "~/web/layout/use-whose";
import { VisitorContext } from "~/web/plan/visitor-context";
import { LinkButton } from "~/ui/button";
import { SubmitButton } from "~/ui/form";
import { usePlanAddress } from "~/web/request/use-plan-address";

type ClearAnswersProps = {
  losesPlan?: boolean;
  /** The address of the answers; undefined for staff, who have none of their own. */
  backTo?: string;
};

/** Asks for confirmation before everything is cleared. */
export function ClearAnswersPage({ losesPlan, backTo }: ClearAnswersProps) {
  const writeAddress = usePlanAddress();
  const { acting } = useContext(VisitorContext);
  const whose = useWhose();
  return (
    <ConfirmPage
      id="clear-answers"
      action={writeAddress("/en/clear-my-answers")}
      title={`Clear ${acting ? whose : "your"} answers?`}
      back={
        backTo
          ? { to: backTo, name: `${acting ? whose : "Your"} answers` }
          : { to: "/en/admin", name: "Your desk" }
      }
      buttons={
        <>
          {backTo && <LinkButton to={backTo}>{`Keep ${whose} answers`}</LinkButton>}
          <SubmitButton intent="clear" look="secondary">
            {`Clear ${whose} answers`}
          </SubmitButton>
        </>
      }
    >
      <p>
        {acting
          ? `Everything that was typed for ${acting.name} and is in no plan yet will be gone. You cannot undo this.`
          : "This browser will forget everything you typed. You cannot undo this."}
      </p>
      {losesPlan && <p>We keep the plan that you finished, but you can no longer open it here.</p>}
    </ConfirmPage>
  );
}
