import { AccountPage } from "../account-page";
import { CodeForm } from "~/web/forms/code-form";
import type { CodeView } from "../code-view";
import { Helpline } from "~/web/page/operator";
import { SendAgain } from "../send-again";

const PATH = "/en/my-data/code";

export type ConfirmView = Omit<CodeView, "kind" | "start"> & {
  /** True if the code was sent to a new number. */
  isNewNumber: boolean;
};

/** Asks for the fresh code without which a person's data is not shown, downloaded or deleted. */
export function FreshCodePage({ isNewNumber, ...view }: ConfirmView) {
  return (
    <AccountPage title="Type the code from your SMS" names={{ otp: "Code" }}>
      <p className="mt-3 max-w-text">
        {isNewNumber
          ? "The code is on its way to your new number."
          : "So that nobody else can do this on your phone or computer, we have sent a code to your cell number."}
      </p>
      <CodeForm {...view} action={PATH} button="Continue" back="/en/my-data" />
      <SendAgain {...view} action={PATH} />
      {!isNewNumber && (
        <section aria-labelledby="no-phone-title" className="mt-10 border-t-2 border-bark pt-6">
          <h2 id="no-phone-title" className="heading-2 mb-3">
            Without that phone, or without a signal
          </h2>
          <p className="mb-4">
            Please call us. If your phone lost its signal for no reason, somebody may have taken over your
            number, and would get this code: call your network first.
          </p>
          <Helpline />
        </section>
      )}
    </AccountPage>
  );
}
