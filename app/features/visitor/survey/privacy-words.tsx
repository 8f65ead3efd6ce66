import { Disclosure } from "~/ui/disclosure";

/**
 * Step 1's notice: the purpose of the answers, including name, email and cell phone number, and, in a
 * disclosure, who sees them and how long they are stored.
 */
export function PrivacyWords() {
  return (
    <div>
      <p>We use your name, email, number and answers only for your plan.</p>
      <Disclosure summary="More about your privacy">
        <p>
          Your name goes on your plan. We use your email and cell phone number only to reach you about it.
          Until you finish, your answers stay in this browser, for a day at most, or for 30 days if you tick
          that below. If you are logged in, we also store them for your other devices.
        </p>
        <p>
          When you finish, we store your plan. Without an account, only this browser can open it. We delete it
          30 days after your last visit. With an account, you can open it wherever you log in, and it stays
          until you delete it. Our staff can open it if you ask them for help, or to fix a fault.{" "}
          <a href="/en/privacy">All about your privacy</a>
        </p>
      </Disclosure>
    </div>
  );
}
