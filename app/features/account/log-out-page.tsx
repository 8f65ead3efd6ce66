import { Form, SubmitButton } from "~/ui/form";
import { AccountPage } from "./account-page";

/** Asks whether to log out here or everywhere. */
export function LogOutPage() {
  return (
    <AccountPage title="Log out?">
      <p className="mt-3 max-w-text">This browser then forgets your answers and how far you have read.</p>
      <LogOutForm className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2" />
      <p className="mt-6">
        <a href="/en" className="link">
          Stay logged in
        </a>
      </p>
    </AccountPage>
  );
}

/** Logs out of this browser, or of all of them. */
export function LogOutForm({ className }: { className: string }) {
  return (
    <Form id="log-out" action="/en/log-out" className={className}>
      <SubmitButton intent="here" look="secondary">
        Log out
      </SubmitButton>
      <SubmitButton intent="everywhere" look="link">
        Log out everywhere
      </SubmitButton>
    </Form>
  );
}
