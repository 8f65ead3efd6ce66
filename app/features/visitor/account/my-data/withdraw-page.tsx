import { Form, SubmitButton } from "~/ui/form";
import { ActionBar } from "~/ui/layout/action-bar";
import { TextLink } from "~/ui/text-link";
import { AccountPage } from "../account-page";

/** Asks for confirmation before the health answers are deleted. */
export function WithdrawPage() {
  return (
    <AccountPage isDialog title="Withdraw your consent for health answers?">
      <ul className="mt-4 max-w-text list-disc space-y-2 pl-6 tight:list-inside tight:pl-0">
        <li>We delete what you answered about illness and smoking.</li>
        <li>We delete all advice, income and charts that we worked out with it.</li>
        <li>Records of advice that you already have keep them: by law we must keep advice as we gave it.</li>
        <li>Your other answers stay. Your plan waits at step 7 until you answer again.</li>
      </ul>
      <div className="mt-8">
        <Form id="withdraw" action="/en/my-data/withdraw">
          <ActionBar
            primary={
              <SubmitButton intent="withdraw" busyWords="Deleting...">
                Withdraw my consent
              </SubmitButton>
            }
            back={<TextLink to="/en/my-data">Back</TextLink>}
          />
        </Form>
      </div>
    </AccountPage>
  );
}
