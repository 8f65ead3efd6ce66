import { Panel } from "~/ui/panel";

/** Step 1 says what the answers are for, who sees them and how long they are kept. */
export function PrivacyWords() {
  return (
    <Panel tint="bark" title="What happens with your answers">
      <p>We use them to work out your retirement plan, and for nothing else.</p>
      <p>
        Until you finish they stay in this browser, encrypted, for a day at most. Then we store your plan, and
        it opens only in this browser. The people who run Baobab can reach it when they have to help you or
        mend a fault.
      </p>
      <p>
        The law asks us to keep advice for five years, so we keep your plan at least that long.{" "}
        <a href="/en/privacy">More about your privacy</a>
      </p>
    </Panel>
  );
}
