import type { Adviser } from "~/contract/account/user";
import { Form, SubmitButton } from "~/ui/form";
import { ActionBar } from "~/ui/layout/action-bar";
import { TextLink } from "~/ui/text-link";
import { AccountPage } from "../account-page";

/** The field with the adviser whom the page names. */
export const ADVISER_FIELD = "adviserId";

/** Asks for confirmation before a person leaves their adviser. */
export function LeaveAdviserPage({ adviser, operation }: { adviser: Adviser; operation: string }) {
  const { userId, name, role } = adviser;
  return (
    <AccountPage isDialog title={`Leave ${name}?`}>
      <p className="mt-4 max-w-text">
        {name}, {role}, is your adviser. If you leave them:
      </p>
      <ul className="mt-4 max-w-text list-disc space-y-2 pl-6 tight:list-inside tight:pl-0">
        <li>They no longer see your answers and your plans, from this moment on.</li>
        <li>Links to your plans that they made stop working.</li>
        <li>If they asked you to agree to something and you have not, we withdraw it.</li>
        <li>Your plans, your fees and your records of advice stay as they are.</li>
      </ul>
      <div className="mt-8">
        <Form id="leave-adviser" action="/en/my-data/leave-adviser">
          <input type="hidden" name="processContextId" value={operation} />
          <input type="hidden" name={ADVISER_FIELD} value={userId} />
          <ActionBar
            primary={
              <SubmitButton intent="leave" busyWords="Leaving...">
                Leave my adviser
              </SubmitButton>
            }
            back={<TextLink to="/en/my-data">Back</TextLink>}
          />
        </Form>
      </div>
    </AccountPage>
  );
}
