import { Disclosure } from "~/ui/disclosure";

/** Step 1 says what the answers are for and, for those who open it, who sees them and how long they are kept. */
export function PrivacyWords() {
  return (
    <div>
      <p>We use your answers for your plan only.</p>
      <Disclosure summary="More about your privacy">
        <p>
          They are used to work out your retirement plan, and for nothing else. Until you finish, they stay in
          this browser, for a day at most. Then we store your plan for at least five years, as the law
          requires. Only this browser can open it, and our staff if you ask them for help.{" "}
          <a href="/en/privacy">All about your privacy</a>
        </p>
      </Disclosure>
    </div>
  );
}
