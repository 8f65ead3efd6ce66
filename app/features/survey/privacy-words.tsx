import { Panel } from "~/ui/panel";

/** Step 1 says what the answers are for, who sees them and how long they are kept. */
export function PrivacyWords() {
  return (
    <Panel tint="bark" title="What happens with your answers">
      <p>We use them to work out your retirement plan, and for nothing else.</p>
      <p>
        Until you finish, they stay in this browser, for a day at most. Then we store your plan for at least
        five years, as the law requires. Only this browser can open it, and our staff if you ask them for
        help. <a href="/en/privacy">More about your privacy</a>
      </p>
    </Panel>
  );
}
