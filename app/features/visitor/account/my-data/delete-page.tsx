import { Form, SubmitButton } from "~/ui/form";
import { ActionBar } from "~/ui/layout/action-bar";
import { TextLink } from "~/ui/text-link";
import { AccountPage } from "../account-page";

/** Asks for confirmation before everything is deleted. */
export function DeletePage({ operation }: { operation: string }) {
  return (
    <AccountPage isDialog title="Delete everything?">
      <p className="mt-4 max-w-text">
        We delete your account, your plans, your answers and every figure that was worked out for you. Nobody
        can bring them back, not even we.
      </p>
      <p className="mt-4 max-w-text">
        Only one thing stays: by law we must keep advice for five years. Plans that you chose, or for which
        you asked for a quote or asked to invest, are locked away with your answers and their records of
        advice. Nobody can open them here any more, not even you. After five years they are deleted, but not
        while a complaint about them is open.
      </p>
      <p className="mt-4 max-w-text">
        You may want to <a href="/en/my-data/everything">take a copy with you</a> first.
      </p>
      <div className="mt-8">
        <Form id="delete" action="/en/my-data/delete">
          <input type="hidden" name="processContextId" value={operation} />
          <ActionBar
            primary={
              <SubmitButton intent="delete" busyWords="Deleting...">
                Delete everything
              </SubmitButton>
            }
            back={<TextLink to="/en/my-data">Back</TextLink>}
          />
        </Form>
      </div>
    </AccountPage>
  );
}
