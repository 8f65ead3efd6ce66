import { Link } from "@remix-run/react";
import { Form, FormNotice, SubmitButton } from "~/ui/form";
import { Page } from "~/web/layout/page";
import { LEAVE_PLAN } from "./journey";
import { EDITED_PLAN_ALERT } from "./step-view";

type Props = { processContextId: string; action: string; backTo: string; notice?: string };

/** Asks before changed answers are saved that discard an edited plan. Until then they are kept as typed. */
export function DiscardEditedPlanPage({ processContextId, action, backTo, notice }: Props) {
  return (
    <Page isDialog>
      <p>
        <Link to={backTo} className="link">
          Back to my answers
        </Link>
      </p>
      {notice && <FormNotice>{notice}</FormNotice>}
      <h1 className="heading-1 mt-4">Save your changed answers?</h1>
      <div className="mt-4 max-w-text space-y-4">
        <p role="alert" className="rounded-leaf border-2 border-ink bg-tint-sun p-4 font-bold tight:p-2">
          {EDITED_PLAN_ALERT}
        </p>
        <p>
          Your edited plan is the one in which you changed our recommendation. With other answers we recommend
          something new, and the edited plan no longer fits.
        </p>
        <p>
          If you keep the edited plan, we do not save the answers that you have just changed. They stay as
          they were.
        </p>
      </div>
      <Form id="discard-edited-plan" action={action} className="mt-8 flex flex-wrap items-center gap-6">
        <input type="hidden" name="processContextId" value={processContextId} />
        <SubmitButton intent="save">Save and discard</SubmitButton>
        <SubmitButton intent={LEAVE_PLAN} look="secondary">
          Keep my edited plan
        </SubmitButton>
      </Form>
    </Page>
  );
}
