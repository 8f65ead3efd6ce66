import type { PageKind } from "~/contract/account/page-kind";
import { Form, SubmitButton } from "~/ui/form";
import { TextLink } from "~/ui/text-link";
import { AccountPage } from "./account-page";

type Props = {
  /** The kind of the page before. */
  step?: PageKind;
};

/** Asks whether to log out here or everywhere. */
export function LogOutPage({ step }: Props) {
  return (
    <AccountPage isDialog title="Log out?">
      <p className="mt-3 max-w-text">This browser then forgets your answers and how far you have read.</p>
      <LogOutForm step={step} className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2" />
      <p className="mt-6">
        <TextLink to="/en">Stay logged in</TextLink>
      </p>
    </AccountPage>
  );
}

/** Logs out in this browser, or in all browsers. */
export function LogOutForm({ step, className }: Props & { className: string }) {
  return (
    <Form id="log-out" action="/en/log-out" className={className}>
      {step && <input type="hidden" name="step" value={step} />}
      <SubmitButton intent="here" look="secondary">
        Log out
      </SubmitButton>
      <SubmitButton intent="everywhere" look="link">
        Log out everywhere
      </SubmitButton>
    </Form>
  );
}
