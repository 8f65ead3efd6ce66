import { Form, FormNotice, SavedNotice, SubmitButton } from "~/ui/form";
import { TextLink } from "~/ui/text-link";
import { Page } from "~/web/layout/page";

type NoMailPageProps = { token: string; isStopped?: boolean };

/** Stops the mail that invites its receiver back, from the link in it: one press, and no login. */
export function NoMailPage({ token, isStopped }: NoMailPageProps) {
  if (isStopped)
    return (
      <Page isDialog>
        <SavedNotice>Stopped. You get no more of these emails.</SavedNotice>
        <h1 className="heading-1">No more emails about your living annuity</h1>
        <p className="mt-3 max-w-text">
          The checks that you keep stay. You find them when you log in, and can do the check again whenever
          you like.
        </p>
        <p className="mt-3">
          <TextLink to="/en/living-annuity">Check your living annuity</TextLink>
        </p>
      </Page>
    );
  return (
    <Page isDialog>
      {isStopped === false && (
        <FormNotice>
          This link does not say whose email it is. Please open the link of the email itself, or log in and
          stop it beside your checks.
        </FormNotice>
      )}
      <h1 className="heading-1">Stop the email about your living annuity?</h1>
      <p className="mt-3 max-w-text">
        It comes once a year at most, before your year begins, and asks you back to do the check again.
      </p>
      <div className="mt-8">
        <Form id="no-mail" action={`/en/living-annuity/no-mail?token=${encodeURIComponent(token)}`}>
          <SubmitButton intent="stop" busyWords="Stopping...">
            Stop the email
          </SubmitButton>
        </Form>
      </div>
    </Page>
  );
}
