import { Link } from "@remix-run/react";
import { LinkButton } from "~/ui/button";
import { Form, FormNotice, SubmitButton } from "~/ui/form";
import { Page } from "~/web/layout/page";
import { usePlanAddress } from "~/web/plan/use-plan-address";

type ClearAnswersProps = {
  losesPlan?: boolean;
  /** Where the answers are; undefined for whoever works here, who has none of their own. */
  backTo?: string;
  notice?: string;
};

/** Asks once more before everything is cleared. */
export function ClearAnswersPage({ losesPlan, backTo, notice }: ClearAnswersProps) {
  const writeAddress = usePlanAddress();
  return (
    <Page isDialog>
      <p>
        <Link to={backTo ?? "/en/admin"} className="link">
          {backTo ? "Back to the questions" : "Back to your desk"}
        </Link>
      </p>
      {notice && <FormNotice>{notice}</FormNotice>}
      <h1 className="heading-1 mt-4">Clear your answers?</h1>
      <div className="mt-4 max-w-text space-y-4">
        <p>This browser will forget everything you typed. You cannot undo this.</p>
        {losesPlan && <p>We keep the plan that you finished, but you can no longer open it here.</p>}
      </div>
      <Form
        id="clear-answers"
        action={writeAddress("/en/clear-my-answers")}
        className="mt-8 flex flex-wrap items-center gap-6"
      >
        {backTo && <LinkButton to={backTo}>Keep my answers</LinkButton>}
        <SubmitButton intent="clear" look="secondary">
          Clear my answers
        </SubmitButton>
      </Form>
    </Page>
  );
}
